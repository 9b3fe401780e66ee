import { listen } from '@colada/server/listen'
import { formatError } from '@colada/server/log'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Listens, prints the address, and closes on SIGTERM and SIGINT after open requests are finished. */
export async function serve(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  const used = await listen(app, { host, port, variable: 'BACKOFFICE_PORT' })
  const stop = () => void app.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`Back office listening on http://localhost:${used}`)
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
