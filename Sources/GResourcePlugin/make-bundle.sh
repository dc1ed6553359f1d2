#!/bin/sh
# Makes the one bundle that the app loads: make-bundle.sh RESOURCES BUNDLE WORK
#
# Icons and pictures are drawn as SVG and bundled as PNG, for the usual screen and for one of twice its pixels: reading
# PNG takes a tenth of the time, and librsvg, with the ten megabytes that it takes, is never loaded.
set -eu
resources=$1 bundle=$2 work=$3
rm -rf "$work"
mkdir -p "$work"

# How large an icon is shown, in pixels.
sizes() {
  case $1 in
  arrow-right-circle-*) echo 24 ;;
  tick-circle-symbolic) echo 16 32 ;;
  tick-symbolic | to-fix-* | worth-a-look-* | good-to-know-* | inherited-* | not-uploaded-*) echo 16 ;;
  seal-fill-symbolic) echo 16 32 ;;
  seal-symbolic) echo 32 64 ;;
  *) echo 32 ;;
  esac
}

for icon in "$resources"/icons/scalable/actions/*.svg; do
  name=$(basename "$icon" .svg)
  for size in $(sizes "$name"); do
    for scale in 1 2; do
      case $scale in 1) folder=${size}x$size ;; *) folder=${size}x$size@$scale ;; esac
      mkdir -p "$work/icons/$folder/actions"
      /usr/bin/gtk-encode-symbolic-svg -o "$work/icons/$folder/actions" "$icon" \
        "$((size * scale))x$((size * scale))"
    done
  done
done

# The app's own icon, for the window and About.
for size in 16 32 48 64 128; do
  for scale in 1 2; do
    case $scale in 1) folder=${size}x$size ;; *) folder=${size}x$size@$scale ;; esac
    mkdir -p "$work/icons/$folder/apps"
    /usr/bin/rsvg-convert -w $((size * scale)) -o "$work/icons/$folder/apps/dev.shipshape.ShipShape.png" \
      "$resources/icons/scalable/apps/dev.shipshape.ShipShape.svg"
  done
done

# Each picture with the width that it is shown in.
mkdir -p "$work/images"
for picture in launch:240 seal-cleared:75; do
  name=${picture%:*} width=${picture#*:}
  for scale in 1 2; do
    /usr/bin/rsvg-convert -w $((width * scale)) -o "$work/images/$name@$scale.png" "$resources/images/$name.svg"
  done
done

(cd "$resources" && cp -R style.css ui "$work")
mkdir -p "$work/clips" "$work/sounds"
cp "$resources"/clips/*.webm "$work/clips"
cp "$resources"/sounds/*.oga "$work/sounds"

{
  echo '<gresources><gresource prefix="/dev/shipshape/ShipShape">'
  (cd "$work" && find . -type f ! -name '*.xml' | LC_ALL=C sort | sed 's|^\./\(.*\)|<file>\1</file>|')
  echo '</gresource></gresources>'
} >"$work/bundle.xml"
/usr/bin/glib-compile-resources --sourcedir "$work" --target "$bundle" "$work/bundle.xml"
