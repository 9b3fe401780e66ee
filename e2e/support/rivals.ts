import { request } from '@playwright/test'
import { createHash } from 'node:crypto'
import type { SlotId } from '@colada/domain/schedule/slot'
import { zones } from '@colada/domain/schedule/zones'
import type { Place } from './account.ts'

/** Other customers, who want what a journey's customer wants. They have no page: they make the calls behind it. */
export class Rivals {
  #baseURL: string
  #id: string

  constructor(baseURL: string, id: string) {
    this.#baseURL = baseURL
    this.#id = id
  }

  /** Takes every place of a pickup of Seville, the van with the fewest, one customer each. */
  async fill(slot: SlotId, place: Place): Promise<void> {
    for (let count = 0; count < zones.sevilla.capacity; count += 1) await this.#hold(slot, place, count)
  }

  async #hold(slot: SlotId, place: Place, count: number): Promise<void> {
    const context = await request.newContext({
      baseURL: this.#baseURL,
      extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
    })
    const call = async (path: string, data: object): Promise<unknown> => {
      const answer = await context.post(`/api${path}`, { params: { lang: 'es' }, data })
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
      return answer.json()
    }
    const email = `rival-${count}-${this.#id}-${Date.now().toString(36)}@customers.example`
    await call('/users', {
      first_name: 'Rival',
      last_name: String(count),
      email,
      email_confirmation: email,
      password: createHash('md5').update('una colada al sol').digest('hex'),
      phone: '600123456',
      aceptarTyC: 1,
      newsletter: 0,
    })
    const { address } = (await call('/addresses', {
      alias: place.alias,
      address_line1: place.street,
      address_line2: place.number,
      cp: place.postalCode,
      city: place.city,
      is_default: 1,
    })) as { address: { id: number } }
    const deliveries = (await call('/deliveries', {
      cp: place.postalCode,
      category_id: 2,
      pickup_time: slot,
    })) as { days: { hours: { id: SlotId; available: 0 | 1 }[] }[] }
    const delivery = deliveries.days
      .flatMap(({ hours }) => hours)
      .findLast(({ available }) => available === 1)!
    await call('/holds', {
      pickup_address_id: address.id,
      pickup_time: slot,
      delivery_address_id: address.id,
      delivery_time: delivery.id,
      category_id: 2,
    })
    await context.dispose()
  }
}
