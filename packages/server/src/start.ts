import type { FastifyInstance } from 'fastify'
import { formatError } from './log.ts'

/** Runs the start of a process; a failure prints its message and ends it. */
export async function startOrExit(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(formatError(error))
    process.exit(1)
  }
}

/** Closes an app on SIGTERM and SIGINT after its open requests are finished, and ends the process. */
export function closeOnSignals(app: FastifyInstance, beforeClose?: () => void): void {
  const stop = () => {
    beforeClose?.()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
