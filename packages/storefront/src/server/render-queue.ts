/** Thrown to who asks for more than there is room to wait for. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

export interface RenderQueueOptions {
  /** Renderings at the same time. */
  readonly running: number
  /** Renderings that wait, of everybody and of one client. */
  readonly waiting: number
  readonly waitingOfClient: number
}

interface Waiting {
  readonly client: string
  readonly begin: () => void
}

/**
 * Lets a few renderings run and some wait, so that a flood of addresses that nobody has asked for before neither fills
 * the memory nor holds up the pages that everybody asks for. Whoever floods runs out of room before others do.
 */
export class RenderQueue {
  readonly #options: RenderQueueOptions
  readonly #waiting: Waiting[] = []
  readonly #ofClient = new Map<string, number>()
  #running = 0

  constructor(options: RenderQueueOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs `work` when it is its turn. @throws TooBusy at once where there is no room to wait. */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.running) this.#running += 1
    else await this.#turn(client)
    try {
      return await work()
    } finally {
      // The place goes straight to the next one, so that nobody slips in between.
      const next = this.#waiting.shift()
      if (next) {
        this.#count(next.client, -1)
        next.begin()
      } else this.#running -= 1
    }
  }

  #turn(client: string): Promise<void> {
    const own = this.#ofClient.get(client) ?? 0
    if (own >= this.#options.waitingOfClient || this.#waiting.length >= this.#options.waiting) {
      throw new TooBusy('Too many pages are being made at the moment.')
    }
    this.#count(client, 1)
    return new Promise((begin) => this.#waiting.push({ client, begin }))
  }

  #count(client: string, by: number): void {
    const count = (this.#ofClient.get(client) ?? 0) + by
    if (count === 0) this.#ofClient.delete(client)
    else this.#ofClient.set(client, count)
  }
}
