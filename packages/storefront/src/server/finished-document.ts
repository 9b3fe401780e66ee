import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { matchesEtag } from '@colada/domain/wire/etag'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressGzip = promisify(gunzip)

/** A response with its compressed bodies, ready to be sent any number of times. */
export interface FinishedDocument {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly br: Buffer
  readonly gzip: Buffer
}

/** Takes half as long as rendering; the best quality takes ten times that for a tenth of the bytes. */
const BROTLI_QUALITY = 5

/** Compresses a response body and computes its ETag, which is weak since it is the same for every encoding. */
export async function finishDocument(
  { status, headers }: Pick<FinishedDocument, 'status' | 'headers'>,
  text: string,
): Promise<FinishedDocument> {
  const body = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)])
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
  return { status, headers: { ...headers, vary: 'accept-encoding' }, etag, br, gzip: gzipped }
}

type Encoding = 'br' | 'gzip' | 'identity'

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] })

/** Sends a document in the encoding that the client prefers, or 304 when it has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, br, gzip: gzipped }: FinishedDocument,
): Promise<FastifyReply> {
  void reply.code(status).headers(headers).header('etag', etag)
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '')
  if (encoding === 'br') return reply.header('content-encoding', 'br').send(br)
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(gzipped)
  // Few clients accept neither, so it is not stored.
  return reply.send(await decompressGzip(gzipped))
}
