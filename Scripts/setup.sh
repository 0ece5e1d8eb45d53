#!/usr/bin/env bash
# Installs what a build needs beyond the Swift toolchain; does nothing, quickly, where it is there.
set -euo pipefail

packages=(libexpat1-dev)

case "$(uname -s)" in
  Linux)
    if ! command -v dpkg-query > /dev/null; then
      echo "Sceneway needs expat with its headers; install it with this system's package manager." >&2
      exit 0
    fi
    missing=()
    for package in "${packages[@]}"; do
      status=$(dpkg-query -W -f '${Status}' "$package" 2> /dev/null || true)
      [ "$status" = "install ok installed" ] || missing+=("$package")
    done
    [ "${#missing[@]}" -gt 0 ] || exit 0
    echo "Installing ${missing[*]} ..."
    run=()
    [ "$(id -u)" = 0 ] || run=(sudo)
    export DEBIAN_FRONTEND=noninteractive
    "${run[@]}" apt-get update -qq
    "${run[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null
    ;;
  Darwin)
    if [ ! -e "$(xcrun --show-sdk-path 2> /dev/null)/usr/include/expat.h" ]; then
      echo "Sceneway's tools need expat. Install it with: brew install expat"
    fi
    ;;
esac
