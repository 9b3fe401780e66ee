import { type KeptDocument, KeptDocuments } from './kept-documents.ts'
import { RenderQueue } from './render-queue.ts'

export interface Asked {
  readonly path: string
  /** Catalogue and day that documents are made from. */
  readonly version: string
  /** Whether the path is one that the shop itself names, and not one that anybody can make up. */
  readonly isNamed: boolean
  /** Address of who asks. */
  readonly client: string
}

const mebibyte = 1024 * 1024
const bounds = {
  /** Enough for every page of a catalogue of several hundred products in both languages. */
  named: { most: 2_000, mostBytes: 96 * mebibyte },
  madeUp: { most: 300, mostBytes: 16 * mebibyte },
}

/**
 * Where documents are kept: pages that the shop names on one shelf, searches and whatever else can be made up without
 * end on a small one of its own, whose renderings wait in a queue. So no flood of them pushes out or holds up a page.
 */
export class Shelves {
  readonly #named = new KeptDocuments(bounds.named)
  readonly #madeUp = new KeptDocuments(bounds.madeUp)
  readonly #queue = new RenderQueue({ running: 2, waiting: 200, waitingOfClient: 16 })

  /** Documents and bytes on both shelves. */
  get held(): { readonly documents: number; readonly bytes: number } {
    return {
      documents: this.#named.size + this.#madeUp.size,
      bytes: this.#named.bytes + this.#madeUp.bytes,
    }
  }

  /** @throws TooBusy for a made-up path where too many wait. */
  get({ path, version, isNamed, client }: Asked, render: () => Promise<KeptDocument>): Promise<KeptDocument> {
    if (isNamed) return this.#named.get(path, version, render)
    return this.#madeUp.get(path, version, () => this.#queue.run(client, render))
  }
}
