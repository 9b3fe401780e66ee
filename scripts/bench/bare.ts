import Fastify from 'fastify'

/** A bare Fastify answering given bytes: the yardstick beside which everything is measured. */
export async function bareAnswer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify()
  app.get('/', (_, reply) => reply.headers(headers).send(body))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
