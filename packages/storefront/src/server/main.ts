import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessMetrics, REQUEST_BUCKETS_S, serveMetrics } from '@colada/server/metrics'
import { startOrExit } from '@colada/server/start'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { CatalogueCache } from './catalogue-cache.ts'
import { readConfig } from './config.ts'
import { createPageList } from './page-list.ts'
import { createRenderer, postsOf, preparerOf } from './rendering.ts'
import { serve } from './serve.ts'

const built = join(import.meta.dirname, '..', '..', 'build')

/** Cached documents take less than the first of the buckets that the API has. */
const DOCUMENT_BUCKETS_S = [0.001, ...REQUEST_BUCKETS_S]

await startOrExit(async () => {
  const config = readConfig(process.env)
  const entry = join(built, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('The storefront is not built yet. Build it with: npm run build')
  const build = (await import(entry)) as ServerBuild
  const catalogue = new CatalogueCache({
    ...config,
    prepare: preparerOf(build),
    onError: (error) => console.error(error instanceof Error ? error.message : error),
  })
  const metrics = config.metrics && createProcessMetrics(DOCUMENT_BUCKETS_S)
  const app = await createApp({
    config,
    ...(metrics && { metrics }),
    files: join(built, 'client'),
    render: createRenderer(() => Promise.resolve(build), catalogue, config, 'production'),
    catalogueVersion: () => catalogue.version,
    pages: createPageList(catalogue, () => postsOf(build)),
    posts: () => postsOf(build),
    waitUntilReady: () => catalogue.waitUntilReady(),
    isReady: () => catalogue.isReady,
  })
  if (metrics && config.metrics) {
    const server = await serveMetrics(metrics, config.metrics)
    app.addHook('onClose', () => server.close())
  }
  catalogue.start()
  await serve(app, config, catalogue)
})
