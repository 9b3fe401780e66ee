import { expect, type Locator } from '@playwright/test'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { type createOrder, type getOrder, moveOrder, type reserve } from '@colada/domain/orders/contract'
import type { getPickups } from '@colada/domain/schedule/contract'
import { type EndpointResponse, endpointPath } from '@colada/domain/wire/endpoint'
import { root } from '#scripts/run.ts'
import type { Browsing } from './browsing.ts'
import type { Garment } from './catalogue.ts'

/** What a journey needs to know of an order that it did not place itself. */
export interface Placed {
  readonly id: number
  readonly locator: string
}

/** The customer's orders, and operations that move them. */
export class Orders {
  #shop: Browsing
  #turn: number

  /** `turn` spreads journeys over the hours: a van has few places. */
  constructor(shop: Browsing, turn: number) {
    this.#shop = shop
    this.#turn = turn
  }

  /** An order that waits for its payment, placed by the calls behind the forms for days from now. The customer has an address. */
  async place(garments: readonly Garment[], { inDays = 3 } = {}): Promise<Placed> {
    const shop = this.#shop
    const addresses = await shop.page.request.get('/api/addresses', { params: { lang: shop.language } })
    const [home] = ((await addresses.json()) as { addresses: { id: number; cp: string }[] }).addresses
    const free = ({ days }: EndpointResponse<typeof getPickups>, from: number) => {
      const hours = days.slice(from).flatMap((day) => day.hours)
      return hours.filter((hour) => hour.available === 1)[this.#turn % 7]!.id
    }
    const { cp, id } = home!
    const pickup_time = free(await shop.call('/pickups', { cp }), inDays)
    const category_id = [...new Set(garments.map(({ categoryId }) => categoryId))]
    const delivery_time = free(await shop.call('/deliveries', { cp, category_id, pickup_time }), 0)
    const items = garments.map((garment) => ({ product_id: garment.id, qty: 1 }))
    const times = { pickup_time, delivery_time }
    const prices = await shop.call<object>('/coupon/checkNew', { ...times, items })
    const body = { ...times, pickup_address_id: id, delivery_address_id: id, prices, items }
    // Without a key the same order twice within a minute would be one.
    const key = { 'idempotency-key': randomUUID() }
    const { new_order } = await shop.call<EndpointResponse<typeof reserve>>('/reserve', body, key)
    return { id: new_order.id, locator: new_order.localizador }
  }

  /** A pack that is paid for; answers its code. */
  async ownPack({ id }: Garment): Promise<string> {
    const shop = this.#shop
    const items = [{ product_id: id, qty: 1 }]
    const prices = await shop.call<object>('/coupon/checkNew', { items })
    const van = { pickup_address_id: null, pickup_time: null, delivery_address_id: null, delivery_time: null }
    const body = { ...van, prices, items, process_type: 'new_order_bono', es_bono: 1 }
    const { new_order } = await shop.call<EndpointResponse<typeof createOrder>>('/orders', body)
    await this.move({ id: new_order.id, locator: new_order.localizador }, 0)
    const answer = await shop.page.request.get(`/api/orders/${new_order.id}`)
    const { orders } = (await answer.json()) as EndpointResponse<typeof getOrder>
    return orders[0]!.bono_promo_code
  }

  /** The same for an order with a van, accepted by operations as if it were paid, and moved on to a status. */
  async exist(garments: readonly Garment[], { inDays = 3, status = 0 } = {}): Promise<Placed> {
    const placed = await this.place(garments, { inDays })
    for (const each of status === 0 ? [0] : [0, status]) await this.move(placed, each)
    return placed
  }

  /** An order of the list. */
  card(locator: string): Locator {
    return this.#shop.page.getByRole('article').filter({ hasText: locator })
  }

  /** From the list to an order. */
  async open(locator: string): Promise<void> {
    const { page, t } = this.#shop
    await page.getByRole('link', { name: locator }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
    ).toBeVisible()
  }

  /** What operations do with an order; `missing` are garments that an incident found missing. */
  async move({ locator }: Placed, status: number, missing: readonly WireCartItem[] = []): Promise<void> {
    const { COLADA_API_URL = '', COLADA_DATA = '' } = process.env
    const secrets = await readFile(join(COLADA_DATA, 'secrets.json'), 'utf8')
    const { operationsKey } = JSON.parse(secrets) as { operationsKey: string }
    const answer = await fetch(`${COLADA_API_URL}/api${endpointPath(moveOrder, { locator })}`, {
      method: moveOrder.method,
      headers: { 'content-type': 'application/json', 'x-operations-key': operationsKey },
      body: JSON.stringify({ status, missing_items: missing }),
    })
    expect(answer.ok, `${locator} to ${status}: ${await answer.text()}`).toBe(true)
  }

  /** `npm run ops -- order …` on the shop's own data. */
  async moveByCommand(locator: string, status: number): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, ['scripts/commands/ops.ts', 'order', locator, String(status)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    const code = await new Promise<number | null>((done) => child.once('close', done))
    return { code, said }
  }
}
