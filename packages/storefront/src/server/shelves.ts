import { type KeptDocument, KeptDocuments } from './kept-documents.ts'
import { RenderQueue } from './render-queue.ts'

/** Pages that the shop itself names, those of one customer's own things, and what anybody can make up. */
export type Shelf = 'named' | 'customers' | 'madeUp'

interface Asking {
  readonly shelf: Shelf
  /** Address of who asks. */
  readonly client: string
}

export interface Asked extends Asking {
  readonly path: string
  /** Catalogue and day that documents are made from. */
  readonly version: string
}

const mebibyte = 1024 * 1024
const bounds = {
  /** Enough for every page of a catalogue of several hundred products in both languages. */
  named: { most: 2_000, mostBytes: 96 * mebibyte },
  customers: { most: 300, mostBytes: 16 * mebibyte },
  madeUp: { most: 300, mostBytes: 16 * mebibyte },
}
const room = { running: 2, waiting: 200, waitingOfClient: 16 }

/**
 * Where documents are kept: pages that the shop names on one shelf; searches and whatever else can be made up without
 * end on a small one of its own, whose renderings wait in a queue; and so the pages of customers' own things, in a
 * queue of theirs. So no flood pushes out or holds up a page, and none of searches a customer's order.
 */
export class Shelves {
  readonly #kept: Readonly<Record<Shelf, KeptDocuments>>
  readonly #queues = { customers: new RenderQueue(room), madeUp: new RenderQueue(room) }

  /** `press` makes pages that are asked for again smaller; what can be made up is not worth it. */
  constructor(press?: (document: KeptDocument) => Promise<KeptDocument>) {
    this.#kept = {
      named: new KeptDocuments({ ...bounds.named, ...(press && { press }) }),
      customers: new KeptDocuments(bounds.customers),
      madeUp: new KeptDocuments(bounds.madeUp),
    }
  }

  /** Documents and bytes on all shelves. */
  get held(): { readonly documents: number; readonly bytes: number } {
    const shelves = Object.values(this.#kept)
    return {
      documents: shelves.reduce((sum, { size }) => sum + size, 0),
      bytes: shelves.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }

  /** A document that stands on a shelf already. */
  find({ path, version, shelf }: Omit<Asked, 'client'>): KeptDocument | undefined {
    return this.#kept[shelf].find(path, version)
  }

  /** @throws TooBusy for a path that the shop does not name where too many wait. */
  get({ path, version, ...asking }: Asked, render: () => Promise<KeptDocument>): Promise<KeptDocument> {
    return this.#kept[asking.shelf].get(path, version, () => this.once(asking, render))
  }

  /** Renders what is for one answer only: it waits like the others of its shelf and is not kept. @throws TooBusy */
  once({ shelf, client }: Asking, render: () => Promise<KeptDocument>): Promise<KeptDocument> {
    return shelf === 'named' ? render() : this.#queues[shelf].run(client, render)
  }
}
