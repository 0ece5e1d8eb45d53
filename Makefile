.PHONY: setup build demo test lint format

setup:
	@echo setup
