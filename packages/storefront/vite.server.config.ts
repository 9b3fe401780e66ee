import { defineConfig } from 'vite'

/** The server process, started with `node build/process/main.js`. Dependencies are bundled so that it starts quickly. */
export default defineConfig({
  // The files of `public` belong to the client build.
  publicDir: false,
  // The rendered pages and this process share one React Router; static files are read relative to their package.
  ssr: { noExternal: true, external: ['react-router', '@fastify/static'] },
  build: { ssr: 'src/server/main.ts', outDir: 'build/process', target: 'node24' },
})
