import autocannon from 'autocannon'

export interface LoadOptions {
  readonly url: string
  readonly seconds: number
  readonly connections?: number
  readonly headers?: Record<string, string>
  /** Asked one after the other on every connection; only `url` when left out. */
  readonly requests?: { readonly path: string; readonly method?: 'GET' | 'POST'; readonly body?: string }[]
}

export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  /** The load's own histogram has no p95; this is the stricter neighbour. */
  readonly p97: number
  readonly p99: number
  readonly max: number
  readonly failures: number
}

/**
 * Keeps the load from putting each body together as text, which nobody reads: of compressed pages that takes longer than to
 * answer them, and what was measured would be the load.
 */
function forgetBodies(client: object): void {
  const { pipelinedRequests } = client as { pipelinedRequests: { addBody(chunk: Buffer): void } }
  pipelinedRequests.addBody = () => undefined
}

/** A bounded load from this process on an address of this machine. */
export async function load({
  url,
  seconds,
  connections = 10,
  headers,
  requests,
}: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    setupClient: forgetBodies,
    ...(requests && { requests: requests.map((request) => ({ ...request, headers })) }),
  })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    max: result.latency.max,
    failures: result.non2xx + result.errors,
  }
}
