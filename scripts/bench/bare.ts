import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../shop.ts'
import { load } from './load.ts'
import { startProcess } from './processes.ts'

/** What is asked for, and how. */
export interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** The bytes of an answer as they travel: still compressed, which `fetch` does not show. */
export function bytesAsSent(url: string, { body, ...options }: Asked = {}): Promise<Buffer> {
  return new Promise((done, failed) => {
    const asked = request(url, options, (response) => done(buffer(response)))
    asked.once('error', failed).end(body)
  })
}

/**
 * The yardstick beside which everything is measured: answers per second of a bare Fastify that sends `body`, in a process of
 * its own as the shop's are, under the same load.
 */
export async function bareRate(
  body: Buffer,
  type: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'colada-bare-'))
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const port = await freePort()
  const bare = await startProcess('scripts/bench/bare-answer.ts', {
    BODY: file,
    TYPE: type,
    PORT: String(port),
  })
  try {
    const { perSecond } = await load({ url: `http://127.0.0.1:${port}`, seconds, headers })
    return perSecond
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A rate beside another, as people read it. */
export const beside = (rate: number, bare: number): string => `${Math.round((rate / bare) * 100)} % of bare`
