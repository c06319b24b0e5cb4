# Optique in one container: docker compose -f docker/compose.yml up
# Any image with Node 20.19 or newer, certificates and time zones will do for the first stage. Its index is pinned.
ARG NODE_IMAGE=node:20-bookworm@sha256:8f693eaa7e0a8e71560c9a82b55fd54c2ae920a2ba5d2cde28bac7d1c01c9ba5

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY docker docker
RUN node docker/pocketbase.mjs
COPY . .
RUN node docker/stage.mjs /out

# No shell and no system: the program, what it serves, the certificates and the time zones.
FROM scratch
COPY --from=build /out/root/ /
# A new volume takes this folder's owner.
COPY --from=build --chown=65532:65532 /out/data /data
USER 65532:65532
WORKDIR /data
VOLUME /data
EXPOSE 8090
# Said by what publishes it (docker/publish.sh); an image that was built from a checkout is of no release.
ARG VERSION=unreleased
ARG SOURCE=
LABEL org.opencontainers.image.title=Optique \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.source=${SOURCE} \
      org.opencontainers.image.licenses=MIT
ENV OPTIQUE_HTTP=0.0.0.0:8090 TZ=Africa/Casablanca
ENTRYPOINT ["/optique/pocketbase", "--dir=/data", "--hooksDir=/optique/pb_hooks", "--migrationsDir=/optique/pb_migrations", "--publicDir=/optique/pb_public", "--dev=false", "--hooksWatch=false", "--automigrate=false", "--hooksPool=60"]
CMD ["serve"]
