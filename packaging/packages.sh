# What is made of programs that are built: sourced by scripts/release.
#
# shellcheck shell=bash disable=SC2154 # the variables are those of scripts/release

# Debian's names of the machines that have deb, rpm and an image.
declare -Ar LINUX=([linux-x64]=amd64 [linux-arm64]=arm64)
readonly LANGUAGES=(en fi sv)

packages() {
    [[ -x $WORK/linux-x64/tuomari ]] || fail "no program for x86_64 is built: scripts/release linux makes it"
    documents
    source_archive
    say "the pages"
    local pages=$WORK/folders/tuomari-$VERSION-pages
    rm -rf "$pages"
    mkdir -p "$(dirname "$pages")"
    cp -r web/dist "$pages"
    pack zip "$DIST/tuomari-$VERSION-pages.zip" "$pages"
    local machine programs=()
    for machine in linux-x64 linux-arm64 windows-x64 macos-arm64 macos-x64; do
        local program
        program=$(find "$WORK/$machine" -name 'tuomari*' -type f 2>/dev/null) || continue
        say "the wheel for $machine"
        pack wheel "$DIST" "$VERSION" "$machine" "$program"
        programs+=("$machine=$program")
        if [[ -n ${LINUX[$machine]:-} ]]; then
            system_packages "$machine"
            # There is nothing in it but the program.
            if is_static "$program"; then
                image "$machine"
            else
                echo "no image is made: the program for $machine is not static"
            fi
        fi
    done
    say "the packages of npm"
    pack npm "$DIST" "$VERSION" "${programs[@]}"
    core
}

# The core for other people's programs.
core() {
    if [[ $WORD != given ]]; then
        scripts/npm-core build
    elif [[ ! -f target/npm-core/package.json ]]; then
        echo "no package of the core is made: scripts/npm-core build was not run before"
        return
    fi
    # The one folder in it has this name, whatever the package is called.
    local folder=$WORK/folders/package
    rm -rf "$folder"
    cp -r target/npm-core "$folder"
    pack tar "$DIST/tuomari-core-$VERSION.tgz" "$folder"
}

# --- what the program writes of itself -------------------------------------------

documents() {
    say "manual pages and completions"
    local program=$WORK/linux-x64/tuomari language pages
    readonly MANUAL=$WORK/folders/tuomari-$VERSION-manual COMPLETIONS=$WORK/folders/tuomari-$VERSION-completions
    rm -rf "$MANUAL" "$COMPLETIONS"
    for language in "${LANGUAGES[@]}"; do
        pages=$MANUAL/$language/man1
        # Manuals in English lie above all others, for whoever reads no other.
        if [[ $language == en ]]; then
            pages=$MANUAL/man1
        fi
        mkdir -p "$pages" "$COMPLETIONS/$language"
        "$program" man --out "$pages" --lang "$language" >/dev/null
        "$program" completions bash --lang "$language" >"$COMPLETIONS/$language/tuomari.bash"
        "$program" completions zsh --lang "$language" >"$COMPLETIONS/$language/_tuomari"
        "$program" completions fish --lang "$language" >"$COMPLETIONS/$language/tuomari.fish"
        "$program" completions elvish --lang "$language" >"$COMPLETIONS/$language/tuomari.elv"
        "$program" completions powershell --lang "$language" >"$COMPLETIONS/$language/_tuomari.ps1"
    done
    pack tar "$DIST/tuomari-$VERSION-manual.tar.gz" "$MANUAL"
    pack tar "$DIST/tuomari-$VERSION-completions.tar.gz" "$COMPLETIONS"
}

# The last commit and the pages, so that a build of it needs no Node.
source_archive() {
    say "the source"
    local folder=$WORK/folders/tuomari-$VERSION
    rm -rf "$folder"
    mkdir -p "$folder/web"
    git archive HEAD | tar --extract --directory "$folder"
    cp -r web/dist "$folder/web/dist"
    pack tar "$DIST/tuomari-$VERSION-source.tar.gz" "$folder"
}

# --- deb and rpm -----------------------------------------------------------------

# system_packages MACHINE
system_packages() {
    say "deb and rpm for $1"
    local stage=$WORK/stage/$1
    rm -rf "$stage"
    mkdir -p "$stage"
    cp "$WORK/$1/tuomari" "$stage/tuomari"
    cp -r "$MANUAL" "$stage/man"
    find "$stage/man" -name '*.1' -exec gzip --best --no-name {} +
    cp -r "$COMPLETIONS/en" "$stage/completions"
    cp -r packaging/{tuomari.service,tuomari-check.service,tuomari-check.timer,tuomari.toml,monitoring,copyright,deb,rpm} LICENSE "$stage"
    gzip --best --no-name --stdout "$TUOMARI_THIRD_PARTY" >"$stage/third-party.txt.gz"
    gzip --best --no-name --stdout CHANGELOG.md >"$stage/changelog.gz"
    debian_changelog | gzip --best --no-name >"$stage/changelog.Debian.gz"
    find "$stage" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    local format
    for format in deb rpm; do
        (
            cd "$stage"
            env ARCH="${LINUX[$1]}" VERSION="$VERSION" MAINTAINER="$(maintainer)" \
                nfpm package --config "$OLDPWD/packaging/nfpm.yaml" --packager "$format" --target "$OLDPWD/$DIST"
        )
    done
}

maintainer() {
    printf '%s' "${TUOMARI_MAINTAINER:-The people of Tuomari <tuomari@example.invalid>}"
}

# Debian wants to know who made the package, and when.
debian_changelog() {
    cat <<TEXT
tuomari ($VERSION-1) stable; urgency=medium

  * Tuomari $VERSION; changelog.gz says what is new in it.

 -- $(maintainer)  $(LC_ALL=C date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")
TEXT
}

# --- the image --------------------------------------------------------------------

# image MACHINE: what the Containerfile describes, as one file.
image() {
    need_program buildah buildah
    say "the image for $1"
    local name=tuomari:$VERSION-${LINUX[$1]} context=$WORK/context/$1 layout=$WORK/image/$1
    rm -rf "$context" "$layout"
    mkdir -p "$context/dist" "$(dirname "$layout")"
    cp Containerfile "$context"
    cp "$WORK/$1/tuomari" "$context/dist"
    keep build --arch "${LINUX[$1]}" --isolation chroot --timestamp "$SOURCE_DATE_EPOCH" \
        --tag "$name" --file "$context/Containerfile" "$context"
    keep push "$name" "oci:$layout:tuomari:$VERSION"
    pack image "$DIST/tuomari-$VERSION-image-${LINUX[$1]}.tar" "$layout"
}

# Images are kept beside the build, and not among those of this machine.
keep() {
    buildah --root "$WORK/images" --runroot "$WORK/images-run" --storage-driver vfs "$@"
}
