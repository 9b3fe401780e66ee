import autocannon from 'autocannon'

export interface LoadOptions {
  readonly url: string
  readonly seconds?: number
  readonly connections?: number
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

/** A bounded load from this process on an address of this machine. */
export async function load({
  url,
  seconds = 6,
  connections = 10,
  method = 'GET',
  headers,
  body,
}: LoadOptions) {
  const result = await autocannon({ url, duration: seconds, connections, method, headers, body })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  } satisfies LoadResult
}
