import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const WORKER_URL = '/mockServiceWorker.js'
const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** Serves the msw service worker from the installed package, so that the shop's public folder does not contain it. */
export const mswWorkerPlugin = (): Plugin => ({
  name: 'colada-msw-worker',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== WORKER_URL) return next()
      response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(workerFile))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_URL.slice(1), source: readFileSync(workerFile) })
  },
})
