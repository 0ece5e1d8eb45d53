# Everything a person or a machine does with this project. `make help` lists it.

SWIFT ?= swift

# Flags that make the compiler strict, such as those of .ci/run. Empty by default, so that `make demo`, `make test` and
# `swift run` share one build.
STRICT ?=
SOURCES = Package.swift Sources Plugins Tests Examples Benchmarks Fuzzing

.DEFAULT_GOAL := help
.PHONY: help setup build demo test semantics symbols interface compatibility model lint format bench monkey wander storm docs host fuzz

help: ## Lists the targets.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: ## Installs what a build needs beyond the Swift toolchain.
	@Scripts/setup.sh

build: setup ## Builds everything.
	$(SWIFT) build $(STRICT)

demo: setup ## Plays the example app through a tour of the three ways.
	@echo "Building the example app; the first time takes some minutes."
	@$(SWIFT) build $(STRICT) --product menu-tour --quiet
	@"$$($(SWIFT) build --show-bin-path)/menu-tour"

test: setup ## Builds and runs all tests.
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build $(STRICT)

semantics: setup ## Shows which of UIKit's behaviours the tests prove, and writes the page of them.
	@$(SWIFT) run $(STRICT) --quiet behaviour-coverage

symbols: setup ## Shows which of UIKit's symbols that apps use are missing, and writes the page of them.
	@$(SWIFT) run $(STRICT) --quiet symbol-coverage

interface: setup ## Writes the public symbols of the libraries down, to compare later ones with.
	$(SWIFT) build --build-tests $(STRICT)
	@Scripts/interface.sh write

compatibility: setup ## Compares the public symbols with those that are written down; with REF=, the libraries with a commit's.
	$(SWIFT) build --build-tests $(STRICT)
	@Scripts/interface.sh check
	$(if $(REF),$(SWIFT) package --scratch-path .build/compatibility diagnose-api-breaking-changes $(REF) \
		--products Sceneway --products ScenewayTesting)

model: setup ## Does everything at random beside a model of it; STEPS=1000000 SEED=1 unless told.
	$(SWIFT) run -c release $(STRICT) behaviour-model $(or $(STEPS),1000000) $(or $(SEED),1)

lint: ## Checks the code's form.
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format: ## Brings the code into form.
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

bench: setup ## Measures speed as ratios against a floor in the same run.
	$(SWIFT) run -c release --package-path Benchmarks Benchmarks

docs: setup ## Builds the documentation's pages into .build/documentation.
	$(SWIFT) build --product menu-tour $(STRICT)
	@Scripts/docs.sh

monkey: setup ## Plays every storyboard of FOLDER at random; STEPS=300 SEEDS=3 unless told.
	$(SWIFT) build -c release --product sceneway
	@Scripts/monkey.sh $(FOLDER)

wander: setup ## Plays random sequences of links, taps and swipes in an app of flows; SEQUENCES=10000, SEED=1 unless told.
	SCENEWAY_SEQUENCES=$(or $(SEQUENCES),10000) SCENEWAY_SEED=$(or $(SEED),1) $(SWIFT) test $(STRICT) --filter RandomFlowTests

storm: setup ## Plays storms over flows of every kind with guards and resizing; SEEDS=1000, SEED=0 unless told.
	SCENEWAY_STORMS=$(or $(SEEDS),1000) SCENEWAY_SEED=$(or $(SEED),0) $(SWIFT) test $(STRICT) --filter "Storms over"

host: setup ## Hosts a small app from its Xcode project: reports, plays and tests it.
	$(SWIFT) build $(STRICT) --product sceneway
	@Scripts/host.sh

fuzz: setup ## Fuzzes the reader of storyboards; SECONDS=60 unless told.
	@Scripts/fuzz.sh $(or $(SECONDS),60)
