const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

interface OriginRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * CSRF protection: whether a request that changes something comes from the application's own pages. A request with neither
 * `Sec-Fetch-Site` nor `Origin` is not from a browser and is allowed without a session.
 */
export function isAllowedOrigin(
  { method, headers }: OriginRequest,
  publicOrigin: string,
  hasSession: boolean,
): boolean {
  if (safeMethods.has(method)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (typeof origin !== 'string') return !hasSession
  return origin === publicOrigin || hostOf(origin) === host
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
