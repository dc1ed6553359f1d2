# The front door. `make run` and `make test` do all the set-up that they need.

PREFIX ?= /usr/local
DESTDIR ?=
APP_ID = dev.shipshape.ShipShape

# What each is for stands in the README.
BUILD_PACKAGES = libgtk-3-dev libgtk-3-bin libglib2.0-dev-bin librsvg2-bin libgstreamer1.0-dev libsqlite3-dev \
	libdeflate-dev libisal-dev libcjson-dev
RUN_PACKAGES = gstreamer1.0-gtk3 gstreamer1.0-plugins-base gstreamer1.0-plugins-good \
	librsvg2-common adwaita-icon-theme fonts-dejavu-core at-spi2-core
INSTALL_PACKAGES = binutils gettext appstream
TEST_PACKAGES = $(INSTALL_PACKAGES) man-db libatspi2.0-dev xvfb xauth dbus openbox procps desktop-file-utils
SPEECH_PACKAGES = orca

# What users get: one file that needs no Swift, resolves every name before it begins, looks for libraries nowhere but in
# the system. What runs at the start lies side by side in it, and no library searches it for names.
RELEASE = $(EXTRA) -c release --static-swift-stdlib --disable-local-rpath --pkg-config-path $(LINKED) \
	-Xswiftc -use-ld=lld -Xlinker -z -Xlinker now -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --gc-sections \
	-Xlinker --no-export-dynamic -Xlinker --symbol-ordering-file=$(CURDIR)/.ci/start-order -Xlinker --no-warn-symbol-ordering \
	-Xswiftc -Xclang-linker -Xswiftc -L$(LINKED) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# What a release links in another way than the libraries' pkg-config files say: libdeflate and libstdc++ from their archives, and GStreamer not
# at all, because the app opens it when a clip is shown.
LINKED = $(CURDIR)/.build/linked

# SwiftPM passes GTK's -pthread on and then complains of it; the rest of what it says stays.
QUIET = 2>&1 | { grep -v 'prohibited flag(s): -pthread' || true; }
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -c

.PHONY: run test speech fuzz lint format data-check screenshots bench install release pot start-order setup setup-tests toolchain clean

run: setup
	@swift build --product shipshape $(QUIET)
	@exec .build/debug/shipshape

test: setup-tests
	@swift build --build-tests $(QUIET)
	@.ci/with-desktop swift test --skip-build $(QUIET) | { grep -v '^\[0/1\] Planning build' || true; }

# What a screen reader says along the journey: Orca itself, without a voice. Prints it and compares it with what it is
# to say.
speech: setup-tests
	@.ci/install-packages $(SPEECH_PACKAGES)
	@swift build --build-tests $(QUIET)
	@SHIPSHAPE_SPEECH=1 .ci/with-desktop swift test --skip-build --filter SpeechTests $(QUIET)

# The readers against bytes that nobody meant, for longer than `make test` has time.
fuzz: setup-tests
	@swift build --build-tests $(QUIET)
	@SHIPSHAPE_FUZZ_SECONDS=$(or $(SECONDS),60) SHIPSHAPE_FUZZ_SEED=$(or $(SEED),$$RANDOM) \
	  swift test --skip-build --filter FuzzTests $(QUIET)

# One command for people and for CI: what `make format` would change is a fault.
lint: toolchain
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests
	@.ci/check-sources

format: toolchain
	@swift format --in-place --recursive --parallel Package.swift Sources Tests

# What no compiler sees: the desktop entry, the metainfo, translations, resources.
data-check: setup-tests
	@.ci/check-data

release: setup
	@.ci/install-packages $(INSTALL_PACKAGES)
	@.ci/release-links $(LINKED)
	@swift build $(RELEASE) --product shipshape $(QUIET)
	@swift build $(RELEASE) --product shipshape-check $(QUIET)

# Every view in light and dark, narrow, mirrored, large and at scale 2, into screenshots/.
screenshots: setup-tests
	@swift build -c release --product shipshape-screenshots $(QUIET)
	@.ci/with-desktop .ci/screenshots screenshots

# Ratios against a floor that is measured in the same run.
bench: setup-tests release
	@swift build $(RELEASE) --product shipshape-bench $(QUIET)
	@swift build $(RELEASE) --product shipshape-check-bench $(QUIET)
	@status=0; .ci/with-desktop Tests/Bench/bench.sh || status=1; Tests/CheckBench/bench.sh || status=1; exit $$status

install: release
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' .ci/install

# The words of the app, for translators.
pot: setup-tests
	@.ci/extract-words

# Which functions a release begins with, told by a run of one: to be made anew with a new Swift.
start-order: setup-tests release
	@.ci/install-packages valgrind xdotool
	@.ci/record-start-order

setup: toolchain
	@.ci/install-packages $(BUILD_PACKAGES) $(RUN_PACKAGES)

setup-tests: toolchain
	@.ci/install-packages $(BUILD_PACKAGES) $(RUN_PACKAGES) $(TEST_PACKAGES)

toolchain:
	@command -v swift >/dev/null || { \
	  echo 'ShipShape needs a Swift 6.2 or newer toolchain: see https://www.swift.org/install/linux/' >&2; exit 1; }

clean:
	@rm -rf .build screenshots
