import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessMetrics, serveMetrics } from '@colada/server/metrics'
import { startOrExit } from '@colada/server/start'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'

const files = join(import.meta.dirname, '..', 'client')

await startOrExit(async () => {
  const config = readConfig(process.env)
  const index = join(files, 'index.html')
  if (!existsSync(index)) throw new Error('The back office is not built yet. Build it with: npm run build')
  const html = readFileSync(index, 'utf8')
  const metrics = config.metrics && createProcessMetrics()
  const app = await createApp({ config, ...(metrics && { metrics }), files, document: async () => html })
  if (metrics && config.metrics) {
    const server = await serveMetrics(metrics, config.metrics)
    app.addHook('onClose', () => server.close())
  }
  await serve(app, config)
})
