import { listen } from '@colada/server/listen'
import { closeOnSignals } from '@colada/server/start'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Listens, prints the address, and closes on SIGTERM and SIGINT after open requests are finished. */
export async function serve(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  const used = await listen(app, { host, port, variable: 'BACKOFFICE_PORT' })
  closeOnSignals(app)
  console.log(`Back office listening on http://localhost:${used}`)
}
