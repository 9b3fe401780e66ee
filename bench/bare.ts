import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../scripts/shop.ts'
import { load } from './load.ts'
import { startProcess } from './processes.ts'

export interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Fetches a response body without decoding its content encoding, which `fetch` always does. */
export function fetchEncodedBody(url: string, { body, ...options }: RequestOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => resolve(buffer(response)))
      .once('error', reject)
      .end(body)
  })
}

/** The baseline: responses per second of a bare Fastify that sends `body` from its own process, under the same load. */
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
  const bare = await startProcess('bench/bare-answer.ts', {
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

export const percentOfBare = (rate: number, bare: number): string =>
  `${Math.round((rate / bare) * 100)} % of bare`
