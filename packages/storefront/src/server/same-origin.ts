const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Whether a request may act: browsers say where it comes from, and only the shop's own pages may (trust 7, CSRF).
 * What says nothing is no browser; it may act as long as it carries no session.
 */
export function mayAct({ method, headers }: Asked, publicOrigin: string, hasSession: boolean): boolean {
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
