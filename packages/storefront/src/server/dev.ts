import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createApp } from './app.ts'
import { CatalogueKeeper } from './catalogue-keeper.ts'
import { readConfig } from './config.ts'
import { createPageList } from './page-list.ts'
import { createRenderer } from './rendering.ts'
import { serve, startOrExplain } from './serve.ts'

const root = join(import.meta.dirname, '..', '..')

/** The storefront while developing: sources of tokens, ui and storefront are compiled as they change. */
await startOrExplain(async () => {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const catalogue = new CatalogueKeeper({
    ...config,
    every: 2_000,
    onProblem: (problem) => console.error(problem instanceof Error ? problem.message : problem),
  })
  const app = await createApp({
    config,
    render: createRenderer(
      async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      catalogue,
      config.publicUrl,
      'development',
    ),
    catalogueVersion: () => catalogue.version,
    pages: createPageList(catalogue),
    ready: () => catalogue.ready,
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|sandbox|healthz|readyz)(\/|$|\?)/.test(request.raw.url ?? '')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  catalogue.start()
  await serve(app, config, catalogue)
})
