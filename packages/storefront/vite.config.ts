import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { chunksByRunner, importFromFiles } from './vite.chunks.ts'
import { fewerEntries } from './vite.entries.ts'
import { helpersInFramework } from './vite.helpers.ts'
import { lightLibraries } from './vite.libraries.ts'
import { tellComponents } from './vite.components.ts'
import { shortNames, styleFiles } from './vite.names.ts'
import { shortTokens, tellStyle } from './vite.style.ts'

const byRunner = chunksByRunner()

/** What makes the browser's build light (ADR 3). */
const light = [
  byRunner.plugin,
  ...lightLibraries,
  importFromFiles(['@colada/ui', 'lucide-react']),
  helpersInFramework,
  ...fewerEntries,
  tellComponents,
  tellStyle,
]

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames(styleFiles()) } : {}),
    reactRouter(),
    ...(command === 'build' ? light : []),
  ],
  css: { postcss: { plugins: command === 'build' ? [shortTokens] : [] } },
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
    rolldownOptions: {
      onLog(level, log, tell) {
        // A module that is imported in both ways does not come late: somebody believes that it does.
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
        tell(level, log)
      },
    },
  },
  environments: {
    client: {
      build: {
        // A first load of a dozen requests: what first pages need travels together, what opens late stays apart.
        rolldownOptions: {
          output: { codeSplitting: { groups: byRunner.groups } },
          // No module reads a property for what else that would do.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
}))
