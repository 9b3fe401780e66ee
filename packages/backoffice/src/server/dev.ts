import { join } from 'node:path'
import { startOrExit } from '@colada/server/start'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'

const root = join(import.meta.dirname, '..', '..')

/** The back office in development: Vite compiles its sources as they change. */
await startOrExit(async () => {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const app = await createApp({
    config,
    document: async (path) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      const handle = createRequestHandler(build, 'development')
      const response = await handle(new Request(config.publicUrl + path))
      return response.text()
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|healthz|readyz)(\/|$|\?)/.test(request.raw.url ?? '')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  await serve(app, config)
})
