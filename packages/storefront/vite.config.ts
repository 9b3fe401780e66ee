import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { chunksByRunner, importFromFiles, mergeIntoEntries } from './vite.chunks.ts'
import { tellComponents } from './vite.components.ts'

/** React Router offers browsers its development build alone; the production one stands beside it. */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      const id = found?.id.replace('/react-router/dist/development/', '/react-router/dist/production/')
      return found && id ? { ...found, id } : null
    },
  },
}

const byRunner = chunksByRunner()

/** What makes the browser's build light (ADR 3). */
const light = [
  byRunner.plugin,
  productionRouter,
  importFromFiles(['@colada/ui', 'lucide-react']),
  mergeIntoEntries,
  tellComponents,
]

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter(), ...(command === 'build' ? light : [])],
  // Workspace packages are sources, not builds: they must be compiled along.
  // One build of everything but what the process itself has, too: hundreds of files less to find at a start, and of a
  // library of pictures only those that are shown.
  ssr:
    command === 'build'
      ? { noExternal: true, external: ['react', 'react-dom', 'react-router', 'react-router-dom'] }
      : { noExternal: [/^@colada\//] },
  build: {
    target: 'es2022',
    // Inlined pictures would be repeated in every chunk that names them.
    assetsInlineLimit: 0,
    // One file for the whole shop: late parts stand in documents already and must look right before their script comes.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        // A first load of a dozen requests: what first pages need travels together, what opens late stays apart.
        rolldownOptions: { output: { codeSplitting: { groups: byRunner.groups } } },
      },
    },
  },
}))
