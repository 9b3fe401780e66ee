import { createHash, randomUUID } from 'node:crypto'
import type { CallAnswer } from '@colada/domain/wire/call'
import type { getProducts } from '@colada/domain/catalogue/calls'
import type { getDeliveries } from '@colada/domain/schedule/calls'

interface Day {
  readonly start: string
  readonly hours: { readonly id: number; readonly available: number }[]
}

/** A customer that talks to the API directly, as any caller with the token may. */
export class Customer {
  #api: string
  #token: string
  #session = ''

  constructor(api: string, apiToken: string) {
    this.#api = api
    this.#token = apiToken
  }

  async ask<Answer>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(
      `${this.#api}/api${path}?api_token=${this.#token}&device_type=browser&lang=es`,
      {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(this.#session && { authorization: `Bearer ${this.#session}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    )
    const json = (await answer.json()) as Answer & { status: { code: number; message: string } }
    if (!answer.ok)
      throw new Error(`${method} ${path}: ${answer.status} ${json.status.code} ${json.status.message}`)
    return json
  }

  /** Registers under a new address and gives a place in Madrid. */
  async register(): Promise<number> {
    const email = `bench-${randomUUID()}@colada.example`
    const { login_token: session } = await this.ask<{ login_token: string }>('POST', '/users', {
      first_name: 'Bench',
      last_name: 'Mark',
      email,
      email_confirmation: email,
      password: createHash('md5').update(randomUUID()).digest('hex'),
      phone: '600000000',
      aceptarTyC: 1,
      newsletter: 0,
    })
    this.#session = session
    const { address } = await this.ask<{ address: { id: number } }>('POST', '/addresses', {
      alias: 'Casa',
      address_line1: 'Gran Vía',
      address_line2: '1',
      cp: '28013',
      city: 'Madrid',
    })
    return address.id
  }

  /** Everything up to the reservation; answers a function that reserves and can be timed. */
  async prepareOrder(addressId: number, turn: number): Promise<() => Promise<unknown>> {
    const catalogue = await this.ask<CallAnswer<typeof getProducts>>('GET', '/products')
    const product = catalogue.categories
      .find(({ id }) => id === 2)!
      .products.find(({ measure }) => measure === null)!
    const pickups = await this.ask<CallAnswer<typeof getDeliveries>>('POST', '/pickups', { cp: '28013' })
    const pickup = freeHour(pickups.days, turn)
    const deliveries = await this.ask<CallAnswer<typeof getDeliveries>>('POST', '/deliveries', {
      cp: '28013',
      category_id: 2,
      pickup_time: pickup,
    })
    const order = {
      items: [{ product_id: product.id, qty: 1 }],
      pickup_address_id: addressId,
      delivery_address_id: addressId,
      pickup_time: pickup,
      delivery_time: freeHour(deliveries.days, turn),
    }
    const prices = await this.ask<Record<string, unknown>>('POST', '/coupon/checkNew', order)
    return () => this.ask('POST', '/reserve', { ...order, prices }, { 'idempotency-key': randomUUID() })
  }
}

/** Spreads customers over the calendar, so that places are not what is measured. */
function freeHour(days: readonly Day[], turn: number): number {
  const free = days.flatMap((day) => day.hours).filter((hour) => hour.available === 1)
  if (free.length === 0) throw new Error('No free hour is left to measure with.')
  return free[turn % free.length]!.id
}
