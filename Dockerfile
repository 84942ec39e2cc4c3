# Debian, not Alpine: the canvas and the Node that npm brings are built for glibc.
# Tags move. To build from what you have looked at, pin both lines by digest: `docker buildx imagetools inspect node:24-bookworm-slim`
# tells it, then write `FROM node:24-bookworm-slim@sha256:…`.
FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages stay, the canvas is one of them; but this image has its own Node.
RUN npm ci --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json LICENSE PRIVACY.md ./
COPY render ./render
COPY commands ./commands
COPY src ./src
COPY tools ./tools
# So set, glibc gives large pieces of memory back as soon as they are free.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
ENV NODE_ENV=production DATA_DIR=/data HEALTH_PORT=8080
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# What the bot keeps may take two fifths of the memory; the drawing process beside it has 256 MB at most, and its canvases.
# No signal opens a debugger, and no report or dump of the memory, in which the token stands, is written when it dies.
CMD ["node", "--max-old-space-size-percentage=40", "--disable-sigusr1", "--no-report-on-fatalerror", "--no-report-uncaught-exception", "src/main.ts"]
