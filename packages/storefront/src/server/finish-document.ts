import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding, KeptDocument } from './kept-documents.ts'
import type { Rendered } from './rendering.ts'
import { contentSecurityPolicy, type PolicySources } from './security.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

export interface DocumentPolicy {
  /** Further sources the document may use; without any it has no policy, while developing. */
  readonly sources?: PolicySources
  /** Signs what a provider's script writes into the page; of this answer alone. */
  readonly nonce?: string
}

/** Makes a rendered answer ready to be sent any number of times: policy, ETag, compressed. */
export async function finishDocument(
  rendered: Rendered,
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

/** A text as it is kept, and its tag. */
export async function finishBody(text: string): Promise<Pick<KeptDocument, 'etag' | 'bodies'>> {
  const identity = Buffer.from(text)
  // Measured: quality 4 in one go costs nothing against rendering; 11 would.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  return { etag, bodies: { br: await compressBrotli(identity, { params }) } }
}

const zipped = new WeakMap<KeptDocument, Promise<Buffer>>()

/**
 * A document's body in a form. Browsers take Brotli; gzip is made when somebody asks for it, and goes with the document,
 * and whoever takes neither has it unpacked, which is quicker than to keep five times the bytes of every page.
 */
export function bodyOf(document: KeptDocument, encoding: Encoding): Buffer | Promise<Buffer> {
  const { br, [encoding]: atHand } = document.bodies
  if (atHand) return atHand
  if (encoding === 'identity') return decompressBrotli(br)
  const known = zipped.get(document) ?? decompressBrotli(br).then((text) => compressGzip(text))
  zipped.set(document, known)
  return known
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
  if (!html.includes(' style="')) return html
  return html.replace(/(<[a-z][^<>]*?) style="[^"<>]*"/g, '$1')
}

const chosen = new Map<string, Encoding>()
/** Browsers say it in a few ways; anybody can make up others. */
const mostChosen = 100

/** The best form that a client takes. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted) ?? bestOf(accepted)
  if (chosen.size < mostChosen) chosen.set(accepted, known)
  return known
}

function bestOf(accepted: string): Encoding {
  const names = new Set(
    accepted.split(',').flatMap((part) => {
      const [name = '', ...parameters] = part.trim().split(';')
      return parameters.some((parameter) => /^\s*q=0(\.0+)?$/.test(parameter)) ? [] : [name.toLowerCase()]
    }),
  )
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity'
}
