import autocannon from 'autocannon'

export interface LoadOptions {
  readonly url: string
  readonly seconds: number
  readonly connections?: number
  readonly headers?: Record<string, string>
  /** Sent in sequence on every connection; `url` alone by default. */
  readonly requests?: { readonly path: string; readonly method?: 'GET' | 'POST'; readonly body?: string }[]
}

export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  /** autocannon's histogram has no p95; p97.5 is stricter. */
  readonly p97: number
  readonly p99: number
  readonly max: number
  readonly failures: number
}

/** Stops autocannon from concatenating bodies as text, which takes longer than the responses themselves. */
function discardBodies(client: object): void {
  const { pipelinedRequests } = client as { pipelinedRequests: { addBody(chunk: Buffer): void } }
  pipelinedRequests.addBody = () => undefined
}

/** Runs a load from this process for a number of seconds. */
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
    setupClient: discardBodies,
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
