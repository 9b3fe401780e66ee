import { createHash, randomUUID } from 'node:crypto'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type { getProducts } from '@colada/domain/catalogue/contract'
import type { reserve } from '@colada/domain/orders/contract'
import type { getDeliveries, getPickups, WireDay } from '@colada/domain/schedule/contract'

/** An answer other than 200. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly http: number
  readonly code: number

  constructor(call: string, http: number, status: { code: number; message: string }) {
    super(`${call}: ${http} ${status.code} ${status.message}`)
    this.http = http
    this.code = status.code
  }
}

/** A customer that talks to the API directly, as any caller with the token may. */
export class Customer {
  #api: string
  #token: string
  #session = ''
  #password = createHash('md5').update(randomUUID()).digest('hex')
  #email = `bench-${randomUUID()}@colada.example`

  constructor(api: string, apiToken: string) {
    this.#api = api
    this.#token = apiToken
  }

  /** What the session's token is sent as. */
  get authorization(): string {
    return `Bearer ${this.#session}`
  }

  /** Opens one more session; the one that is open stays so, since it is not sent along. */
  async logIn(): Promise<void> {
    const body = { email: this.#email, password: this.#password }
    await this.ask('POST', '/login', body, { authorization: 'none' })
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
    if (!answer.ok) throw new Refused(`${method} ${path}`, answer.status, json.status)
    return json
  }

  /** Registers under a new address and gives a place in Madrid. */
  async register(): Promise<number> {
    const { login_token: session } = await this.ask<{ login_token: string }>('POST', '/users', {
      first_name: 'Bench',
      last_name: 'Mark',
      email: this.#email,
      email_confirmation: this.#email,
      password: this.#password,
      phone: '600000000',
      aceptarTyC: 1,
      newsletter: 0,
    })
    this.#session = session
    const { address } = await this.ask<{ address: { id: number } }>('POST', '/addresses', {
      alias: 'Casa',
      address_line1: 'Gran Vía',
      address_line2: '1',
      cp,
      city: 'Madrid',
    })
    return address.id
  }

  /** A garment and the hours on offer for it: what every order of the bench is made of. */
  async findHours(): Promise<Hours> {
    const catalogue = await this.ask<EndpointResponse<typeof getProducts>>('GET', '/products')
    const { products } = catalogue.categories.find(({ id }) => id === category)!
    const product = products.find(({ measure }) => measure === null)!
    const first = await this.ask<EndpointResponse<typeof getPickups>>('POST', '/pickups', { cp })
    // Of the first days only, so that every pickup has every delivery after it.
    const pickups = freeHours(first.days.slice(0, 5))
    const after = { cp, category_id: category, pickup_time: pickups.at(-1)! }
    const second = await this.ask<EndpointResponse<typeof getDeliveries>>('POST', '/deliveries', after)
    return { productId: product.id, pickups, deliveries: freeHours(second.days) }
  }

  /** An order as the checkout sends it, at the hours of its turn. */
  orderOf(addressId: number, hours: Hours, turn: number) {
    return {
      items: [{ product_id: hours.productId, qty: 1 }],
      pickup_address_id: addressId,
      delivery_address_id: addressId,
      pickup_time: hours.pickups[turn % hours.pickups.length]!,
      delivery_time: hours.deliveries[turn % hours.deliveries.length]!,
    }
  }

  /** Prices an order as the checkout does; answers a function that reserves it and can be timed. */
  async price(addressId: number, hours: Hours, turn: number): Promise<() => Promise<Placed>> {
    const order = this.orderOf(addressId, hours, turn)
    const prices = await this.ask<Record<string, unknown>>('POST', '/coupon/checkNew', order)
    return () => this.ask('POST', '/reserve', { ...order, prices }, { 'idempotency-key': randomUUID() })
  }
}

/** The bench's customers live in Madrid and have shirts. */
const cp = '28013'
const category = 2

/** What orders are made of, so that asking for it is not measured with them. */
export interface Hours {
  readonly productId: number
  readonly pickups: readonly number[]
  readonly deliveries: readonly number[]
}

export type Placed = Pick<EndpointResponse<typeof reserve>, 'new_order'>

function freeHours(days: readonly WireDay[]): number[] {
  const free = days.flatMap((day) => day.hours).filter((hour) => hour.available === 1)
  if (free.length === 0) throw new Error('No free hour is left to measure with.')
  return free.map((hour) => hour.id)
}
