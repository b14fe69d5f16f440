#!/bin/sh
# Puts a build into service, newer or older than the running one: sh install.sh BUILD FOLDER
# Removes nothing, because open pages still load the scripts of their build. Leaves config.json and
# form-profile.json as they are.
set -eu
if test $# -ne 2; then
  echo "Use: sh install.sh BUILD FOLDER, as in: sh install.sh dist /srv/case-viewer" >&2
  exit 2
fi
# nginx, which has a user of its own, has to be able to read everything, whatever is usual for new files here.
umask 022
build=${1%/}
folder=${2%/}
if ! test -f "$build/index.html"; then
  echo "There is no build in $build." >&2
  exit 2
fi

# The page comes last: it names the scripts, which have to be there.
{
  find "$build" -type f ! -path "$build/index.html" ! -name config.json ! -name form-profile.json
  echo "$build/index.html"
} | while read -r file; do
  target=$folder/${file#"$build"/}
  test -d "${target%/*}" || mkdir -p "${target%/*}"
  # Renamed, so that nobody is sent half of a file.
  cp "$file" "$target.new"
  chmod 644 "$target.new"
  mv -f "$target.new" "$target"
done
