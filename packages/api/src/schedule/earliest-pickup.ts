import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { Zone } from '@colada/domain/schedule/zones'
import type { Db } from '../database/connection.ts'
import { listFreeSlots } from './calendar.ts'
import { zoneAt } from './choice.ts'
import type { SlotRow } from './repository.ts'

/** Many visitors ask for the same few zones, and a slot that was just taken is found out at the checkout. */
const CACHE_MS = 30_000

/** Finds the earliest pickup of a postal code, from a cache by zone. */
export class EarliestPickups {
  readonly #db: Db
  readonly #found = new Map<ZoneId, { readonly at: number; readonly slot: Promise<SlotRow | undefined> }>()

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * @param now Epoch milliseconds.
   * @returns `undefined` when all slots on offer are full.
   * @throws ApiError When the postal code is not covered.
   */
  async get(postalCode: string, now: number): Promise<SlotRow | undefined> {
    const zone = await zoneAt(this.#db, postalCode)
    const cached = this.#found.get(zone.id)
    if (cached && Math.abs(now - cached.at) < CACHE_MS) return cached.slot
    const slot = this.#find(zone, now)
    this.#found.set(zone.id, { at: now, slot })
    // A failure is not cached.
    slot.catch(() => this.#found.delete(zone.id))
    return slot
  }

  async #find(zone: Zone, now: number): Promise<SlotRow | undefined> {
    const [first] = await listFreeSlots(this.#db, { leg: 'pickup', zone, now })
    return first
  }
}
