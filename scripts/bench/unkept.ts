import { freePort } from '../shop.ts'
import type { Bench } from './bench.ts'
import { startProcess, type StartedProcess } from './processes.ts'

/** Works with the address of a storefront beside the shop's own that keeps nothing, and ends it afterwards. */
export async function withUnkept<Result>(
  { shop, apiToken }: Bench,
  work: (url: string, process: StartedProcess) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const unkept = await startProcess('scripts/bench/unkept-storefront.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: shop.apiUrl,
    API_TOKEN: apiToken,
    PUBLIC_URL: shop.url,
    LOG_LEVEL: 'silent',
  })
  try {
    return await work(`http://127.0.0.1:${port}`, unkept)
  } finally {
    await unkept.stop()
  }
}
