import { freePort } from '../scripts/shop.ts'
import type { Bench } from './bench.ts'
import { startProcess, type StartedProcess } from './processes.ts'

/** Starts a second storefront without document cache, calls `work` with its URL, and stops it. */
export async function withUncachedStorefront<Result>(
  { shop, apiToken }: Bench,
  work: (url: string, process: StartedProcess) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const uncached = await startProcess('bench/uncached-storefront.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: shop.apiUrl,
    API_TOKEN: apiToken,
    PUBLIC_URL: shop.url,
    LOG_LEVEL: 'silent',
  })
  try {
    return await work(`http://127.0.0.1:${port}`, uncached)
  } finally {
    await uncached.stop()
  }
}
