/** A finished document. */
export interface KeptDocument {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The same for every form of its body. */
  readonly etag: string
  /** Its body in the form that nearly everybody takes, and in others that are at hand; `bodyOf` has them all. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>> & { br: Buffer }>
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface KeptDocumentsOptions {
  readonly most: number
  readonly mostBytes: number
  /** Makes the same document smaller, which takes a while: for those that are asked for again. */
  readonly press?: (document: KeptDocument) => Promise<KeptDocument>
}

/**
 * Documents that are the same for everyone, finished and compressed, bounded in number and bytes; the longest
 * unused goes first. Callers that ask for the same missing document at once wait for one rendering.
 */
export class KeptDocuments {
  readonly #kept = new Map<string, KeptDocument>()
  readonly #rendering = new Map<string, Promise<KeptDocument>>()
  readonly #options: KeptDocumentsOptions
  readonly #pressed = new WeakSet<KeptDocument>()
  #isPressing = false
  #bytes = 0
  #version = ''

  constructor(options: KeptDocumentsOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The document of a key where it is kept under this version. */
  find(key: string, version: string): KeptDocument | undefined {
    const kept = version === this.#version ? this.#kept.get(key) : undefined
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    if (!this.#isPressing && !this.#pressed.has(kept)) void this.#press(key, kept)
    return kept
  }

  /**
   * The document of a key, rendered when it is not kept. All documents of another `version` (catalogue and day)
   * are let go; a rendering that began under an older one is answered and not kept.
   */
  async get(key: string, version: string, render: () => Promise<KeptDocument>): Promise<KeptDocument> {
    if (version !== this.#version) this.#clear(version)
    const kept = this.find(key, version)
    if (kept) return kept
    const running = this.#rendering.get(key)
    if (running) return running
    const started = render().finally(() => {
      if (this.#rendering.get(key) === started) this.#rendering.delete(key)
    })
    this.#rendering.set(key, started)
    const document = await started
    if (version === this.#version && document.status === 200) this.#keep(key, document)
    return document
  }

  #keep(key: string, document: KeptDocument) {
    const bytes = bytesOf(document)
    if (bytes > this.#options.mostBytes || this.#kept.has(key)) return
    this.#kept.set(key, document)
    this.#bytes += bytes
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= this.#options.most && this.#bytes <= this.#options.mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= bytesOf(old)
    }
  }

  /** Puts a smaller one in the place of a document, one at a time: pages are answered meanwhile. */
  async #press(key: string, document: KeptDocument) {
    const { press } = this.#options
    if (!press) return
    this.#isPressing = true
    try {
      const smaller = await press(document)
      this.#pressed.add(smaller)
      if (this.#kept.get(key) !== document) return
      this.#kept.set(key, smaller)
      this.#bytes += bytesOf(smaller) - bytesOf(document)
    } catch {
      // It is as good as it was.
      this.#pressed.add(document)
    } finally {
      this.#isPressing = false
    }
  }

  #clear(version: string) {
    this.#version = version
    this.#kept.clear()
    this.#rendering.clear()
    this.#bytes = 0
  }
}

/** With room for a form that is made when it is first asked for: gzip never takes twice what Brotli does. */
function bytesOf({ bodies }: KeptDocument): number {
  const atHand = Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
  return atHand + (bodies.gzip ? 0 : 2 * bodies.br.length)
}
