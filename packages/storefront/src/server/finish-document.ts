import { transcode } from 'node:buffer'
import { hash } from 'node:crypto'
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
  const plain = sources ? withoutStyleAttributes(markup) : markup
  const location = rendered.headers.get('location')
  return {
    status: rendered.status,
    headers: {
      ...(location !== null && { location }),
      'content-type': 'text/html; charset=utf-8',
      ...(sources && {
        'content-security-policy': contentSecurityPolicy(plain, sources, { nonce }),
      }),
      vary: 'accept-encoding',
      ...headers,
    },
    ...(await finishBody(plain)),
  }
}

/** A text as it is kept, and its tag: a weak one, since it is that of all its forms, pressed or not. */
export async function finishBody(text: string): Promise<Pick<KeptDocument, 'etag' | 'bodies'>> {
  // Measured: twice as quick as from a string with a letter outside of Latin-1, which every page with a price has.
  const identity = transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  // Measured: quality 4 takes half as long as rendering, this a third of that for five bytes in a hundred.
  const br = await toBrotli(identity, 3)
  return { etag: `W/"${hash('sha256', br, 'base64url').slice(0, 27)}"`, bodies: { br } }
}

/** A document as small as it gets, for one that is asked for often: a sixth less, which often saves a journey of the line. */
export async function pressDocument(document: KeptDocument): Promise<KeptDocument> {
  const identity = await decompressBrotli(document.bodies.br)
  return { ...document, bodies: { br: await toBrotli(identity, constants.BROTLI_MAX_QUALITY) } }
}

const toBrotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window as wide as the page: a wider one is as much memory to make ready, for nothing.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(body.length)), 16), 22),
    },
    chunkSize: 64 * 1024,
  })

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
