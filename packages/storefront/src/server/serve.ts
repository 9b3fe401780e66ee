import { listen } from '@colada/server/listen'
import { formatError } from '@colada/server/log'
import type { FastifyInstance } from 'fastify'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { Config } from './config.ts'

/** Listens, prints the address when the catalogue is loaded, and closes on SIGTERM and SIGINT after open requests are finished. */
export async function serve(app: FastifyInstance, config: Config, catalogue: CatalogueCache): Promise<void> {
  const port = await listen(app, { host: config.host, port: config.port, variable: 'PORT' })
  const stop = () => {
    catalogue.stop()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Health checks work before; the launcher waits for this line.
  await catalogue.loaded
  console.log(`Storefront listening on http://localhost:${port}`)
}

/** Runs a start; a failure prints its message and ends the process. */
export async function startOrExit(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(formatError(error))
    process.exit(1)
  }
}
