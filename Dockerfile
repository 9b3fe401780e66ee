# One image for all processes: `compose.yaml` selects the command.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /colada
COPY . .
# Installs the dependencies of package-lock.json, too.
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /colada
COPY --from=build --chown=node:node /colada .
USER node
# Node, and not npm, is the main process, so that it receives SIGTERM.
CMD ["node", "packages/api/build/server/main.js"]
