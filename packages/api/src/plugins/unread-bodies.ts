import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const MEBIBYTE = 1024 * 1024
/** More than the largest valid body, five pictures of 5 MiB. */
const MAX_UNREAD_BYTES = 32 * MEBIBYTE

/**
 * Reads the rest of a body before the response of a request that is refused early. Otherwise the connection is closed while
 * the client still writes, and it gets a broken connection instead of the response.
 */
export const unreadBodies = fp(
  (app: FastifyInstance, _options, done) => {
    app.addHook('onSend', async ({ raw }) => {
      if (!raw.complete && !raw.readableEnded && !raw.destroyed) await readRest(raw)
    })
    done()
  },
  { name: 'unread-bodies' },
)

/** Resolves at the end of a body, when the client has left, or at the limit. */
function readRest(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_UNREAD_BYTES) resolve()
    })
    for (const event of ['end', 'error', 'close']) body.once(event, () => resolve())
  })
}
