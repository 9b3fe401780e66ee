/**
 * Returns the path of a request below `/api/` as the API reads it, with its dot segments resolved and its characters decoded;
 * empty for a path that cannot be decoded.
 */
export function apiPathOf(url: string): string {
  try {
    const path = decodeURIComponent(new URL(`http://gateway${url.split('?')[0]}`).pathname)
    return path.startsWith('/api/') ? path.slice('/api/'.length).replace(/^\/+/, '') : ''
  } catch {
    return ''
  }
}
