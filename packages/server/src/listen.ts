import type { FastifyInstance } from 'fastify'

interface ListenOptions {
  readonly host: string
  /** 0 for any that is free. */
  readonly port: number
  /** The environment variable of the port, for the message when it is in use. */
  readonly variable: string
}

/**
 * Listens on a port.
 *
 * @returns The port.
 * @throws Error With a message for operators when the port is in use.
 */
export async function listen(app: FastifyInstance, { host, port, variable }: ListenOptions): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use. Stop what listens there, or choose another with ${variable}.`, {
      cause: error,
    })
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
