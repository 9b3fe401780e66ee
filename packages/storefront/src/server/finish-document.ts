import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding, KeptDocument } from './kept-documents.ts'
import { contentSecurityPolicy, type PolicySources } from './security.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Makes a rendered answer ready to be sent any number of times: policy, ETag, compressed forms.
 * `policy` holds further sources the document may use; `null` leaves it without a policy, while developing.
 */
export async function finishDocument(
  rendered: Response,
  headers: Record<string, string>,
  policy: PolicySources | null = {},
): Promise<KeptDocument> {
  const markup = await rendered.text()
  const html = policy ? withoutStyleAttributes(markup) : markup
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    // Measured: quality 4 in one go costs nothing against rendering; 11 would.
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    compressGzip(identity),
  ])
  const location = rendered.headers.get('location')
  return {
    status: rendered.status,
    headers: {
      ...(location !== null && { location }),
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': contentSecurityPolicy(html, policy) }),
      vary: 'accept-encoding',
      ...headers,
    },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { br, gzip: zipped, identity },
  }
}

/**
 * Components that measure themselves write style attributes, which the policy would refuse one by one in the
 * console; the browser sets them anew through the DOM, where it may.
 */
function withoutStyleAttributes(html: string): string {
  return html.replace(/(<[a-z][^<>]*?) style="[^"<>]*"/g, '$1')
}

/** The best form that a client takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '').split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().split(';')
      return parameters.some((parameter) => /^\s*q=0(\.0+)?$/.test(parameter)) ? [] : [name.toLowerCase()]
    }),
  )
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity'
}
