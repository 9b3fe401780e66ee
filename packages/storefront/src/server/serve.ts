import { formatError } from '@colada/server/log'
import type { FastifyInstance } from 'fastify'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { Config } from './config.ts'

/** Listens, prints the address when the catalogue is loaded, and closes on SIGTERM and SIGINT after open requests are finished. */
export async function serve(app: FastifyInstance, config: Config, catalogue: CatalogueCache): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.port} is in use. Stop what listens there, or choose another with PORT.`, {
      cause: error,
    })
  }
  const stop = () => {
    catalogue.stop()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Health checks work before; the launcher waits for this line.
  await catalogue.loaded
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
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
