#!/usr/bin/env bash
# The steps of .github/workflows/release.yml: `publish.sh build amd64` builds and publishes the image for this machine,
# `publish.sh join` gives both one name, `publish.sh bill` puts the bill of materials beside them, in the release of the
# tag. TOKEN signs in. `publish.sh --dry-run` prints every step, and runs none.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(node --print 'require("./package.json").version')
if [ "$1" = --dry-run ]; then
  : "${GITHUB_REF_NAME:=v$version}" "${GITHUB_SERVER_URL:=https://github.com}" "${GITHUB_REPOSITORY:=owner/optique}"
  : "${GITHUB_ACTOR:=owner}" "${TOKEN:=}"
  docker() { echo "docker $*"; }
  node() { echo "node $*"; }
  gh() { echo "gh $*"; }
fi
[ "$GITHUB_REF_NAME" = "v$version" ] || {
  echo "The tag is $GITHUB_REF_NAME, but package.json says $version." >&2
  exit 1
}
grep --quiet "^## \[$version\]" CHANGELOG.md || {
  echo "CHANGELOG.md has no section [$version]." >&2
  exit 1
}
# Image names are lower case.
image="ghcr.io/${GITHUB_REPOSITORY,,}"
source="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"

build() {
  docker build . --platform "linux/$1" --tag "$image:$version-$1" \
    --build-arg "VERSION=$version" --build-arg "SOURCE=$source"
  docker push "$image:$version-$1"
}
join() {
  docker buildx imagetools create --tag "$image:$version" --tag "$image:latest" \
    "$image:$version-amd64" "$image:$version-arm64"
}
sign_in() {
  docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin <<<"$TOKEN"
}
bill() {
  node docker/bill.mjs "optique-$version.cdx.json"
  GH_TOKEN=$TOKEN gh release create "v$version" --verify-tag --title "$version" \
    --notes "$source/blob/v$version/CHANGELOG.md" "optique-$version.cdx.json"
}

case $1 in
build) sign_in && build "$2" ;;
join) sign_in && join ;;
bill) bill ;;
--dry-run)
  sign_in
  build amd64
  build arm64
  join
  bill
  # The labels that the Dockerfile gives the image.
  sed -n 's/.*\(org\.opencontainers\.image\.[^ ]*\).*/\1/p' Dockerfile |
    sed "s|\${VERSION}|$version|; s|\${SOURCE}|$source|"
  ;;
esac
