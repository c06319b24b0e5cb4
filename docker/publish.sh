#!/usr/bin/env bash
# The steps of .github/workflows/release.yml: `publish.sh build amd64` builds and publishes the image for this machine,
# `publish.sh join` gives both one name. TOKEN signs in.
set -euo pipefail
version=$(node --print 'require("./package.json").version')
[ "$GITHUB_REF_NAME" = "v$version" ] || {
  echo "The tag is $GITHUB_REF_NAME, but package.json says $version." >&2
  exit 1
}
# Image names are lower case.
image="ghcr.io/${GITHUB_REPOSITORY,,}"
docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin <<<"$TOKEN"
case $1 in
build)
  docker build . --tag "$image:$version-$2" --build-arg "VERSION=$version" \
    --build-arg "SOURCE=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"
  docker push "$image:$version-$2"
  ;;
join)
  docker buildx imagetools create --tag "$image:$version" --tag "$image:latest" \
    "$image:$version-amd64" "$image:$version-arm64"
  ;;
esac
