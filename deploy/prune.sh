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
# Workspace packages that it does not use: those that no package into which something was installed links to.
is_linked() { find . -maxdepth 5 -path '*/node_modules/@bms/*' -type l -lname "*/$1" | grep -q .; }
for folder in packages/*; do
  [ -d "$folder/node_modules" ] || is_linked "${folder#packages/}" || rm -rf "$folder"
done
# Only the gateway serves the panel and the API reference.
[ "$process" = gateway ] || rm -rf admin vendor/@scalar

# TypeScript, source maps and documentation of dependencies; licences stay. Node loads no TypeScript from node_modules. Stack
# traces of this project's code keep their source maps, which are not in node_modules.
find node_modules -type f \( \
  -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.tsbuildinfo' \
  -o -iname readme.md -o -iname changelog.md -o -iname history.md \
  \) -delete

# Large files that Node never loads: builds for browsers, test data, a package manager, weights of the font that are not printed.
modules() { find node_modules -type d -path "*/node_modules/$1" -prune; }
for folder in $(modules @e-invoice-eu/core); do rm -f "$folder"/dist/e-invoice-eu.js "$folder"/dist/e-invoice-eu.min.js; done
for folder in $(modules @cantoo/pdf-lib); do rm -rf "$folder"/dist "$folder"/es "$folder"/src "$folder"/ts3.4; done
for folder in $(modules @e965/xlsx); do find "$folder/dist" -type f ! -name cpexcel.js -delete; done
for folder in $(modules fontkit); do rm -f "$folder"/dist/browser*; done
for folder in $(modules z-schema); do rm -f "$folder"/dist/ZSchema-browser*; done
for folder in $(modules bintrees); do rm -rf "$folder"/test; done
for folder in $(modules pdfkit); do rm -rf "$folder"/.yarn "$folder"/js/pdfkit.browser* "$folder"/js/pdfkit.standalone* "$folder"/js/*.old.*; done
for folder in $(modules @expo-google-fonts/source-sans-3); do
  find "$folder" -name '*.ttf' ! -name '*_400Regular.ttf' ! -name '*_600SemiBold.ttf' ! -name '*_700Bold.ttf' -delete
done
for folder in $(modules '@fontsource-variable/*'); do rm -rf "$folder"/scss "$folder"/*.css; done
