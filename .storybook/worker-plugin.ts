import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const address = '/mockServiceWorker.js'
const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/**
 * Serves the worker that answers the calls of whole screens, at the root of Storybook and of its tests alone: it is
 * the one of the installed package, and the shop's public folder never has it.
 */
export const workerPlugin = (): Plugin => ({
  name: 'colada-answering-worker',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== address) return next()
      response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(workerFile))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(workerFile) })
  },
})
