import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { type createOrder, type getOrder, moveOrder, type reserve } from '@colada/domain/orders/contract'
import type { getPickups } from '@colada/domain/schedule/contract'
import { type EndpointResponse, endpointPath } from '@colada/domain/wire/endpoint'
import { expect, type Locator } from '@playwright/test'
import type { Garment } from './catalogue.ts'
import { type OpsResult, runOps } from './ops.ts'
import type { ShopPage } from './shop-page.ts'

export interface NewOrder {
  /** Days until the first day of a pickup. */
  readonly inDays?: number
  /** One of the hours with the lowest price, so that other hours cost more. */
  readonly isCheapest?: boolean
}

export interface PlacedOrder {
  readonly id: number
  readonly locator: string
}

/** The customer's orders, and the operations that change their status. */
export class Orders {
  #shop: ShopPage
  #turn: number

  /** `turn` spreads tests over the slots, whose capacity is small. */
  constructor(shop: ShopPage, turn: number) {
    this.#shop = shop
    this.#turn = turn
  }

  /** Places an unpaid order by the API. The customer needs an address. */
  async placeByApi(garments: readonly Garment[], options: NewOrder = {}): Promise<PlacedOrder> {
    const { inDays = 3, isCheapest = false } = options
    const shop = this.#shop
    const addresses = await shop.page.request.get('/api/addresses', { params: { lang: shop.language } })
    const [home] = ((await addresses.json()) as { addresses: { id: number; cp: string }[] }).addresses
    const free = ({ days }: EndpointResponse<typeof getPickups>, from: number) => {
      const hours = days.slice(from).flatMap((day) => day.hours)
      const lowest = Math.min(...hours.map((hour) => hour.shipping_cost_variation_pct))
      return hours
        .filter((hour) => hour.available === 1)
        .filter((hour) => !isCheapest || hour.shipping_cost_variation_pct === lowest)[this.#turn % 7]!.id
    }
    const { cp, id } = home!
    const pickup_time = free(await shop.post('/pickups', { cp }), inDays)
    const category_id = [...new Set(garments.map(({ categoryId }) => categoryId))]
    const delivery_time = free(await shop.post('/deliveries', { cp, category_id, pickup_time }), 0)
    const items = garments.map((garment) => ({ product_id: garment.id, qty: 1 }))
    const times = { pickup_time, delivery_time }
    const prices = await shop.post<object>('/coupon/checkNew', { ...times, items })
    const body = { ...times, pickup_address_id: id, delivery_address_id: id, prices, items }
    // Without a key the API deduplicates equal orders within a minute.
    const key = { 'idempotency-key': randomUUID() }
    const { new_order } = await shop.post<EndpointResponse<typeof reserve>>('/reserve', body, key)
    return { id: new_order.id, locator: new_order.localizador }
  }

  /** Buys a pack by the API. Returns its code. */
  async buyPackByApi({ id }: Garment): Promise<string> {
    const shop = this.#shop
    const items = [{ product_id: id, qty: 1 }]
    const prices = await shop.post<object>('/coupon/checkNew', { items })
    const noTransport = {
      pickup_address_id: null,
      pickup_time: null,
      delivery_address_id: null,
      delivery_time: null,
    }
    const body = { ...noTransport, prices, items, process_type: 'new_order_bono', es_bono: 1 }
    const { new_order } = await shop.post<EndpointResponse<typeof createOrder>>('/orders', body)
    await this.setStatus({ id: new_order.id, locator: new_order.localizador }, 0)
    const response = await shop.page.request.get(`/api/orders/${new_order.id}`)
    const { orders } = (await response.json()) as EndpointResponse<typeof getOrder>
    return orders[0]!.bono_promo_code
  }

  /** Places an order by the API, accepts it by operations instead of a payment, and sets its status. */
  async createByApi(
    garments: readonly Garment[],
    { status = 0, ...options }: NewOrder & { readonly status?: number } = {},
  ): Promise<PlacedOrder> {
    const placed = await this.placeByApi(garments, options)
    for (const each of status === 0 ? [0] : [0, status]) await this.setStatus(placed, each)
    return placed
  }

  /** The card of an order in the list. */
  card(locator: string): Locator {
    return this.#shop.page.getByRole('article').filter({ hasText: locator })
  }

  /** Opens an order from the list. */
  async open(locator: string): Promise<void> {
    const { page, t } = this.#shop
    await page.getByRole('link', { name: locator }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
    ).toBeVisible()
  }

  /** Sets the status of an order by operations; `missing` are the garments of an incident. */
  async setStatus(
    { locator }: PlacedOrder,
    status: number,
    missing: readonly WireCartItem[] = [],
  ): Promise<void> {
    const { COLADA_API_URL = '', COLADA_DATA = '' } = process.env
    const secrets = await readFile(join(COLADA_DATA, 'secrets.json'), 'utf8')
    const { operationsKey } = JSON.parse(secrets) as { operationsKey: string }
    const response = await fetch(`${COLADA_API_URL}/api${endpointPath(moveOrder, { locator })}`, {
      method: moveOrder.method,
      headers: { 'content-type': 'application/json', 'x-operations-key': operationsKey },
      body: JSON.stringify({ status, missing_items: missing }),
    })
    expect(response.ok, `${locator} to ${status}: ${await response.text()}`).toBe(true)
  }

  /** Runs `npm run ops -- order …` on the data of the shop. */
  async setStatusByCommand(locator: string, status: number): Promise<OpsResult> {
    return runOps('order', locator, String(status))
  }
}
