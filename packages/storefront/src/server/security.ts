import { hash, randomBytes } from 'node:crypto'
import fastifyPlugin from 'fastify-plugin'

/** What every answer says (trust 7). Documents add their content security policy. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Puts them on every answer of the framework's. */
export const securityHeaders = fastifyPlugin(
  (app, { secure }: { secure: boolean }, done) => {
    const headers = commonHeaders(secure)
    app.addHook('onRequest', (_, reply, next) => {
      void reply.headers(headers)
      next()
    })
    done()
  },
  { name: 'security-headers' },
)

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Names a script or a style that a document carries inside. */
export const sourceHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** Hashes of the scripts that a document carries inside; data blocks are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , script]) => sourceHash(script ?? ''))
  return [...new Set(hashes)]
}

/** Further sources by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** Something nobody can guess, for one answer. */
export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

/**
 * What a document may load. Its scripts and its `style` are named by hash, since a nonce must not be reused and documents are
 * kept; a nonce is for one that is not, and for what a provider's script writes (trust 7).
 */
export function contentSecurityPolicy(
  html: string,
  extra: PolicySources = {},
  { nonce, style }: { readonly nonce?: string | undefined; readonly style?: string | undefined } = {},
): string {
  const signed = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...signed, ...inlineScriptHashes(html)],
    'style-src': ["'self'", ...signed, ...(style === undefined ? [] : [style])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  for (const [directive, values] of Object.entries(extra)) {
    sources[directive] = [...(sources[directive] ?? []), ...values]
  }
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ')
}
