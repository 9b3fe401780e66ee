import { createHash } from 'node:crypto'
import type { SlotId } from '@colada/domain/schedule/slot'
import { zones } from '@colada/domain/schedule/zones'
import { request } from '@playwright/test'
import type { AddressInput } from './account.ts'

/** Other customers who compete for slots. They use the API only. */
export class OtherCustomers {
  #baseURL: string
  #id: string

  constructor(baseURL: string, id: string) {
    this.#baseURL = baseURL
    this.#id = id
  }

  /** Holds the whole capacity of a pickup slot in Seville, one customer per hold. */
  async fillSlot(slot: SlotId, address: AddressInput): Promise<void> {
    for (let count = 0; count < zones.sevilla.capacity; count += 1) await this.#hold(slot, address, count)
  }

  async #hold(slot: SlotId, address: AddressInput, count: number): Promise<void> {
    const context = await request.newContext({
      baseURL: this.#baseURL,
      extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
    })
    const call = async (path: string, data: object): Promise<unknown> => {
      const response = await context.post(`/api${path}`, { params: { lang: 'es' }, data })
      if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
      return response.json()
    }
    const email = `other-${count}-${this.#id}-${Date.now().toString(36)}@customers.example`
    await call('/users', {
      first_name: 'Other',
      last_name: String(count),
      email,
      email_confirmation: email,
      password: createHash('md5').update('una colada al sol').digest('hex'),
      phone: '600123456',
      aceptarTyC: 1,
      newsletter: 0,
    })
    const { address: saved } = (await call('/addresses', {
      alias: address.alias,
      address_line1: address.street,
      address_line2: address.number,
      cp: address.postalCode,
      city: address.city,
      is_default: 1,
    })) as { address: { id: number } }
    const deliveries = (await call('/deliveries', {
      cp: address.postalCode,
      category_id: 2,
      pickup_time: slot,
    })) as { days: { hours: { id: SlotId; available: 0 | 1 }[] }[] }
    const delivery = deliveries.days
      .flatMap(({ hours }) => hours)
      .findLast(({ available }) => available === 1)!
    await call('/holds', {
      pickup_address_id: saved.id,
      pickup_time: slot,
      delivery_address_id: saved.id,
      delivery_time: delivery.id,
      category_id: 2,
    })
    await context.dispose()
  }
}
