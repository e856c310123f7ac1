#!/bin/sh
# Assembles the root file system of the images from a Debian with Node in /usr/local/bin: Node, the shared libraries that
# it loads, and a user. Usage: rootfs.sh FOLDER
set -eu
root=$1
node=/usr/local/bin/node

mkdir -p "$root/etc" "$root/tmp" "$root/usr/local/bin" "$root/var/lib/dpkg/status.d" "$root/usr/share/doc"
chmod 1777 "$root/tmp"
cp "$node" "$root$node"

# ldd prints "libm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x...)", and the loader as "/lib64/ld-linux-x86-64.so.2 (0x...)".
# Native modules may load any other library of libc6, such as librt.so.1.
libraries=$(
  {
    ldd "$node" | grep -o '/[^ ]*'
    dpkg-query --listfiles libc6 | grep -E '^(/usr)?/lib/[^/]+/lib[^/]+\.so\.[0-9]+$'
  } | sort -u
)
for library in $libraries; do
  cp --parents --dereference "$library" "$root"
done

# The Debian packages of these libraries, where scanners look for them (as in distroless images), and their licences.
packages=$(for library in $libraries; do dpkg-query --search "*/${library##*/}"; done | cut -d: -f1 | sort -u)
for package in $packages base-files; do
  dpkg-query --status "$package" > "$root/var/lib/dpkg/status.d/$package"
  cp --parents "/usr/share/doc/$package/copyright" "$root"
done
cp --dereference /etc/os-release "$root/etc/os-release"

echo 'hosts: files dns' > "$root/etc/nsswitch.conf"
echo 'root:x:0:0:root:/:/sbin/nologin
nonroot:x:65532:65532:nonroot:/tmp:/sbin/nologin' > "$root/etc/passwd"
echo 'root:x:0:
nonroot:x:65532:' > "$root/etc/group"
