import { LRUCache } from 'lru-cache'
import type { Encoding, FinishedDocument } from './finished-document.ts'

/** Several thousand pages. */
const MAX_BYTES = 96 * 1024 * 1024

type Create = () => Promise<FinishedDocument>

/**
 * Finished documents; the least recently used ones are evicted. Concurrent requests for a missing document share one
 * rendering.
 */
export class DocumentCache {
  readonly #cache: LRUCache<string, FinishedDocument, Create>

  /** @param maxBytes Limit of the sum of all bodies. */
  constructor(maxBytes = MAX_BYTES) {
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.length,
      fetchMethod: (_key, _stale, { context: create }) => create(),
    })
  }

  /** Sum of all bodies, bytes. */
  get bytes(): number {
    return this.#cache.calculatedSize
  }

  /**
   * Returns the document of a path in an encoding; creates it when it is not cached. Only documents of status 200 stay
   * cached.
   *
   * @param version Version of the data that documents are rendered from; documents of older versions are never returned.
   */
  async get(path: string, encoding: Encoding, version: string, create: Create): Promise<FinishedDocument> {
    const key = `${version} ${encoding} ${path}`
    const document = await this.#cache.forceFetch(key, { context: create })
    if (document.status !== 200) this.#cache.delete(key)
    return document
  }
}
