import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding, KeptDocument } from './kept-documents.ts'
import { contentSecurityPolicy, type PolicySources } from './security.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface DocumentPolicy {
  /** Further sources the document may use; without any it has no policy, while developing. */
  readonly sources?: PolicySources
  /** Signs what a provider's script writes into the page; of this answer alone. */
  readonly nonce?: string
}

/** Makes a rendered answer ready to be sent any number of times: policy, ETag, compressed forms. */
export async function finishDocument(
  rendered: Response,
  headers: Record<string, string>,
  { sources, nonce }: DocumentPolicy = { sources: {} },
): Promise<KeptDocument> {
  const markup = withNonce(await rendered.text(), nonce)
  const html = sources ? withoutStyleAttributes(markup) : markup
  const location = rendered.headers.get('location')
  return {
    status: rendered.status,
    headers: {
      ...(location !== null && { location }),
      'content-type': 'text/html; charset=utf-8',
      ...(sources && { 'content-security-policy': contentSecurityPolicy(html, sources, nonce) }),
      vary: 'accept-encoding',
      ...headers,
    },
    ...(await finishBody(html)),
  }
}

/** A text in every form it is asked for, and its tag. */
export async function finishBody(text: string): Promise<Pick<KeptDocument, 'etag' | 'bodies'>> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    // Measured: quality 4 in one go costs nothing against rendering; 11 would.
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    compressGzip(identity),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, bodies: { br, gzip: zipped, identity } }
}

/** Tells the page its nonce, which the browser hides from scripts everywhere else. */
function withNonce(html: string, nonce: string | undefined): string {
  return nonce === undefined
    ? html
    : html.replace('</head>', `<meta name="script-nonce" content="${nonce}"/></head>`)
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
