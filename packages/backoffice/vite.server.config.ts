import { defineConfig } from 'vite'

/** The server process, started with `node build/process/main.js`. Dependencies are bundled so that it starts quickly. */
export default defineConfig({
  publicDir: false,
  // Static files are read relative to their package.
  ssr: { noExternal: true, external: ['@fastify/static'] },
  build: { ssr: 'src/server/main.ts', outDir: 'build/process', target: 'node24' },
})
