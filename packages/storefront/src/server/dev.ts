import { join } from 'node:path'
import { startOrExit } from '@colada/server/start'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createApp } from './app.ts'
import { CatalogueCache } from './catalogue-cache.ts'
import { readConfig } from './config.ts'
import { createPageList } from './page-list.ts'
import { createRenderer, postsOf } from './rendering.ts'
import { serve } from './serve.ts'

const root = join(import.meta.dirname, '..', '..')

/** The storefront in development: Vite compiles the sources of tokens, ui and storefront as they change. */
await startOrExit(async () => {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const catalogue = new CatalogueCache({
    ...config,
    pollMs: 2_000,
    onError: (error) => console.error(error instanceof Error ? error.message : error),
  })
  const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  const loadPosts = async () => postsOf(await loadBuild())
  const app = await createApp({
    config,
    render: createRenderer(loadBuild, catalogue, config, 'development'),
    catalogueVersion: () => catalogue.version,
    pages: createPageList(catalogue, loadPosts),
    posts: loadPosts,
    waitUntilReady: () => catalogue.waitUntilReady(),
    isReady: () => catalogue.isReady,
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|sandbox|healthz|readyz)(\/|$|\?)/.test(request.raw.url ?? '')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  catalogue.start()
  await serve(app, config, catalogue)
})
