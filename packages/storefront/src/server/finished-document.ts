import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from '@colada/server/etag'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A response with its encoded body, ready to be sent any number of times. */
export interface FinishedDocument {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly encoding: Encoding
  readonly body: Buffer
}

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] })

/** The encoding that the client of a request prefers; none when it accepts no other. */
export function encodingFor(request: FastifyRequest): Encoding {
  return negotiator.negotiate(request.headers['accept-encoding'] ?? '') ?? 'identity'
}

/** Takes half as long as rendering; the best quality takes ten times that for a tenth of the bytes. */
const BROTLI_QUALITY = 5

/** Encodes a response body and computes its ETag, which is weak since it is the same for every encoding. */
export async function finishDocument(
  { status, headers }: Pick<FinishedDocument, 'status' | 'headers'>,
  text: string,
  encoding: Encoding,
): Promise<FinishedDocument> {
  const plain = Buffer.from(text)
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 27)}"`
  return {
    status,
    headers: { ...headers, vary: 'accept-encoding' },
    etag,
    encoding,
    body: await encode(plain, encoding),
  }
}

async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressGzip(body)
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}

/** Sends a document, or 304 when the client has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, encoding, body }: FinishedDocument,
): FastifyReply {
  void reply.code(status).headers(headers).header('etag', etag)
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body)
}
