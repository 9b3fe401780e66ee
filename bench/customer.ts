import { createHash, randomUUID } from 'node:crypto'
import type { getProducts } from '@colada/domain/catalogue/contract'
import type { reserve } from '@colada/domain/orders/contract'
import type { getDeliveries, getPickups, WireDay } from '@colada/domain/schedule/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'

/** A response with an error status. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse'
  readonly http: number
  readonly code: number

  constructor(call: string, http: number, status: { code: number; message: string }) {
    super(`${call}: ${http} ${status.code} ${status.message}`)
    this.http = http
    this.code = status.code
  }
}

/** A customer who uses the API directly. */
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

  get authorization(): string {
    return `Bearer ${this.#session}`
  }

  /** Opens another session; without its token in the request the current one stays valid. */
  async logIn(): Promise<void> {
    const body = { email: this.#email, password: this.#password }
    await this.request('POST', '/login', body, { authorization: 'none' })
  }

  async request<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    search: Record<string, string> = {},
  ): Promise<Body> {
    const parameters = { api_token: this.#token, device_type: 'browser', lang: 'es', ...search }
    const response = await fetch(`${this.#api}/api${path}?${new URLSearchParams(parameters).toString()}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#session && { authorization: `Bearer ${this.#session}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json = (await response.json()) as Body & { status: { code: number; message: string } }
    if (!response.ok) throw new ErrorResponse(`${method} ${path}`, response.status, json.status)
    return json
  }

  /** Registers with a new e-mail address and adds an address in Madrid. Returns the id of the address. */
  async register(): Promise<number> {
    const { login_token: session } = await this.request<{ login_token: string }>('POST', '/users', {
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
    return this.addAddress()
  }

  /** Adds an address in Madrid, also for the customer whom a session of staff in `headers` has opened. Returns its id. */
  async addAddress(headers: Record<string, string> = {}): Promise<number> {
    const fields = { alias: 'Casa', address_line1: 'Gran Vía', address_line2: '1', cp, city: 'Madrid' }
    const { address } = await this.request<{ address: { id: number } }>('POST', '/addresses', fields, headers)
    return address.id
  }

  /** Finds a product and the available slots for its orders. */
  async findSlots(): Promise<OrderSlots> {
    const catalogue = await this.request<EndpointResponse<typeof getProducts>>('GET', '/products')
    const { products } = catalogue.categories.find(({ id }) => id === category)!
    const product = products.find(({ measure }) => measure === null)!
    const first = await this.request<EndpointResponse<typeof getPickups>>('POST', '/pickups', { cp })
    // Pickups of the first days only, so that all deliveries are after all pickups.
    const pickups = availableSlots(first.days.slice(0, 5))
    const after = { cp, category_id: category, pickup_time: pickups.at(-1)! }
    const second = await this.request<EndpointResponse<typeof getDeliveries>>('POST', '/deliveries', after)
    return { productId: product.id, pickups, deliveries: availableSlots(second.days) }
  }

  /** The body of an order; `turn` selects its slots. */
  createOrder(addressId: number, slots: OrderSlots, turn: number) {
    return {
      items: [{ product_id: slots.productId, qty: 1 }],
      pickup_address_id: addressId,
      delivery_address_id: addressId,
      pickup_time: slots.pickups[turn % slots.pickups.length]!,
      delivery_time: slots.deliveries[turn % slots.deliveries.length]!,
    }
  }

  /** Prices an order like the checkout. Returns a function that reserves it. */
  async priceOrder(addressId: number, slots: OrderSlots, turn: number): Promise<() => Promise<PlacedOrder>> {
    const order = this.createOrder(addressId, slots, turn)
    const prices = await this.request<Record<string, unknown>>('POST', '/coupon/checkNew', order, {
      // Pricing changes nothing: a load balancer may repeat it.
      'idempotency-key': randomUUID(),
    })
    return () => this.request('POST', '/reserve', { ...order, prices }, { 'idempotency-key': randomUUID() })
  }
}

const cp = '28013'
const category = 2

export interface OrderSlots {
  readonly productId: number
  readonly pickups: readonly number[]
  readonly deliveries: readonly number[]
}

export type PlacedOrder = Pick<EndpointResponse<typeof reserve>, 'new_order'>

function availableSlots(days: readonly WireDay[]): number[] {
  const free = days.flatMap((day) => day.hours).filter((hour) => hour.available === 1)
  if (free.length === 0) throw new Error('No slot is available.')
  return free.map((hour) => hour.id)
}
