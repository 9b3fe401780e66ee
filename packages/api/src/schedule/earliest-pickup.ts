import { earliestStart } from '@colada/domain/schedule/slot-rules'
import { pickupWindow } from '@colada/domain/schedule/slots'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { Db } from '../database/connection.ts'
import { zoneAt } from './choice.ts'
import { findFreeSlot, type SlotRow } from './repository.ts'

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
    const { id } = await zoneAt(this.#db, postalCode)
    const cached = this.#found.get(id)
    if (cached && Math.abs(now - cached.at) < CACHE_MS) return cached.slot
    const slot = this.#find(id, Math.floor(now / 1000))
    this.#found.set(id, { at: now, slot })
    // A failure is not cached.
    slot.catch(() => this.#found.delete(id))
    return slot
  }

  #find(zone: ZoneId, now: number): Promise<SlotRow | undefined> {
    const from = new Date(earliestStart(now) * 1000)
    return findFreeSlot(this.#db, { zone, leg: 'pickup', from, until: pickupWindow(now).until })
  }
}
