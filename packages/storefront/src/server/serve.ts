import { listen } from '@colada/server/listen'
import { closeOnSignals } from '@colada/server/start'
import type { FastifyInstance } from 'fastify'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { Config } from './config.ts'

/** Listens, prints the address when the catalogue is loaded, and closes on SIGTERM and SIGINT after open requests are finished. */
export async function serve(app: FastifyInstance, config: Config, catalogue: CatalogueCache): Promise<void> {
  const port = await listen(app, { host: config.host, port: config.port, variable: 'PORT' })
  closeOnSignals(app, () => catalogue.stop())
  // Health checks work before; the launcher waits for this line.
  await catalogue.loaded
  console.log(`Storefront listening on http://localhost:${port}`)
}
