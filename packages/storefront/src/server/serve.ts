import type { FastifyInstance } from 'fastify'
import type { CatalogueKeeper } from './catalogue-keeper.ts'
import type { Config } from './config.ts'

/** Listens, says so once there is something to sell, and stops in order when told to: what is being answered is finished first. */
export async function serve(app: FastifyInstance, config: Config, catalogue: CatalogueKeeper): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw problem
    throw new Error(`Port ${config.port} is in use. Stop what listens there, or choose another with PORT.`, {
      cause: problem,
    })
  }
  const stop = () => {
    catalogue.stop()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Probes are answered already; the launcher waits for this line.
  await catalogue.known
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Storefront listening on http://localhost:${port}`)
}

/** Runs a start and ends the process with a sentence for people when it fails. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}
