import pLimit from 'p-limit'

/** The queue of renderings is full; the client may retry. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

const CONCURRENCY = 2
const MAX_QUEUED = 200
const MAX_QUEUED_PER_CLIENT = 16

export const renderLimits = { CONCURRENCY, MAX_QUEUED, MAX_QUEUED_PER_CLIENT }

/**
 * Limits renderings that are not cached: a flood of URLs must not delay cached pages, and one client must not fill the
 * queue for the others.
 */
export class RenderLimit {
  readonly #limit = pLimit(CONCURRENCY)
  readonly #queuedByClient = new Map<string, number>()

  /**
   * Runs a rendering when it is its turn.
   *
   * @param client Address of the client.
   * @throws QueueFullError At once when too many are queued, in all or of this client.
   */
  async run<Result>(client: string, render: () => Promise<Result>): Promise<Result> {
    const queued = this.#queuedByClient.get(client) ?? 0
    if (this.#limit.pendingCount >= MAX_QUEUED || queued >= CONCURRENCY + MAX_QUEUED_PER_CLIENT)
      throw new QueueFullError('Too many pages are being rendered.')
    this.#count(client, 1)
    try {
      return await this.#limit(render)
    } finally {
      this.#count(client, -1)
    }
  }

  #count(client: string, change: number): void {
    const count = (this.#queuedByClient.get(client) ?? 0) + change
    if (count === 0) this.#queuedByClient.delete(client)
    else this.#queuedByClient.set(client, count)
  }
}
