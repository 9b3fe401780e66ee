import Fastify from 'fastify'
import { load } from './load.ts'

/** A bare Fastify answering given bytes: the yardstick beside which everything is measured. */
async function bareAnswer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify()
  app.get('/', (_, reply) => reply.headers(headers).send(body))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}

/** Answers per second of a bare Fastify for as many bytes, under the same load. */
export async function bareRate(
  bytes: number,
  type: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const bare = await bareAnswer(Buffer.alloc(bytes, 'a'), { 'content-type': type })
  const { perSecond } = await load({ url: bare.url, seconds, headers })
  await bare.close()
  return perSecond
}

/** A rate beside another, as people read it. */
export const beside = (rate: number, bare: number): string => `${Math.round((rate / bare) * 100)} % of bare`
