const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Whether a caller holds the version of an ETag, by its `If-None-Match` header. Compared weakly (RFC 9110 §13.1.2): proxies that
 * compress mark a tag as weak, and what is asked is whether the text is the same, not its bytes.
 */
export function holdsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  const wanted = opaque(etag)
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === wanted) ?? false
}
