# Where nothing may depend on the folder it is built in: sourced by scripts/wasm
# and scripts/release, in the folder of the repository.
#
# Errors of a program name the file they come from. They name it as if the
# repository lay in /tuomari and what others wrote in /cargo.
CARGO_HOME=${CARGO_HOME:-${HOME:-/root}/.cargo}
export CARGO_HOME
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 315532800)}
export SOURCE_DATE_EPOCH

remapped=("$PWD=/tuomari" "$CARGO_HOME=/cargo")
if [[ -n ${CARGO_TARGET_DIR:-} ]]; then
    remapped+=("$CARGO_TARGET_DIR=/tuomari/target")
fi
# Cargo takes flags with spaces in them only so.
printf -v CARGO_ENCODED_RUSTFLAGS -- '--remap-path-prefix=%s\x1f' "${remapped[@]}"
CARGO_ENCODED_RUSTFLAGS=${CARGO_ENCODED_RUSTFLAGS%$'\x1f'}
export CARGO_ENCODED_RUSTFLAGS
# The same for what is written in C; quoted, because a folder may have a space.
printf -v CFLAGS -- '"-ffile-prefix-map=%s" ' "${remapped[@]}"
export CFLAGS CC_SHELL_ESCAPED_FLAGS=1
