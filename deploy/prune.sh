#!/bin/sh
# Removes what a process does not need from an installed build. Usage, in the folder of the build: prune.sh PROCESS
set -eu
process=$1
[ -f "$process/package.json" ] || { echo "PROCESS is $process: there is no such folder" >&2; exit 1; }

# The code of other processes. The setup (tools) reads which processes there are, so it keeps them all.
if [ "$process" != tools ]; then
  for folder in gateway tools demo system services/*; do
    [ "$folder" = "$process" ] || rm -rf "$folder"
  done
fi
# Workspace packages that it does not use: those into which nothing was installed.
for folder in packages/*; do
  [ -d "$folder/node_modules" ] || rm -rf "$folder"
done
# Only the gateway serves the panel and the API reference.
[ "$process" = gateway ] || rm -rf admin vendor/@scalar

# Type declarations, source maps and documentation of dependencies; licences stay. Stack traces of this project's code
# keep their source maps, which are not in node_modules.
find node_modules -type f \( \
  -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.tsbuildinfo' \
  -o -iname readme.md -o -iname changelog.md -o -iname history.md \
  \) -delete
