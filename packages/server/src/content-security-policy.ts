import { hash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** CSP hashes of a document's inline scripts; data blocks are not executed and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(([, , script]) => `'sha256-${hash('sha256', script ?? '', 'base64')}'`)
  return [...new Set(hashes)]
}

/** Further sources by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/**
 * Content-Security-Policy of a document. Inline scripts are allowed by hash, since documents are cached and a nonce must not
 * be reused; a nonce is for the scripts and styles that a payment provider adds to a document that is not cached.
 */
export function contentSecurityPolicy(html: string, extra: PolicySources = {}, nonce?: string): string {
  const nonceSource = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...nonceSource, ...inlineScriptHashes(html)],
    'style-src': ["'self'", ...nonceSource],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
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
