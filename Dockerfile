# SPDX-License-Identifier: Apache-2.0
# The server in an image: make image && docker run -p 8080:8080 -v referee:/data referee
# scripts/check-dockerfile carries out these steps without Docker; it knows the instructions used here.

FROM debian:12-slim AS build
WORKDIR /src
# Before the sources, so that a change of those does not install everything anew.
COPY scripts/install-deps scripts/
RUN scripts/install-deps build
COPY . .
RUN make -j2 && make install DESTDIR=/out && strip /out/usr/local/bin/referee

FROM debian:12-slim
COPY scripts/install-deps /tmp/
RUN /tmp/install-deps run && rm -rf /tmp/install-deps /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin referee && \
    install -d -o referee -g referee -m 750 /data
COPY --from=build /out/ /
COPY deploy/healthcheck /usr/local/bin/referee-healthcheck
COPY LICENSE /usr/share/doc/referee/copyright

LABEL org.opencontainers.image.title="Referee" \
      org.opencontainers.image.description="A referee for turn-based games, over HTTP" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.base.name="docker.io/library/debian:12-slim"

# In numbers, so that Kubernetes can see that it is not root.
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Images in the format of OCI, which podman makes unless told otherwise, have no place for this: there `podman build --format
# docker`, as `make image` says. compose.yaml has it again, for a container of either format.
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["referee-healthcheck"]
ENTRYPOINT ["referee"]
CMD ["serve", "--db", "/data/referee.db", "--listen", "0.0.0.0:8080"]
