const toOpaqueTag = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Whether an `If-None-Match` header matches an ETag. Weak comparison (RFC 9110 §13.1.2), because compressing proxies
 * make tags weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaqueTag = toOpaqueTag(etag)
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || toOpaqueTag(tag) === opaqueTag) ?? false
}
