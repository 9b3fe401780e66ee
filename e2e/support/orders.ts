import { expect, type Locator } from '@playwright/test'
import { spawn } from 'node:child_process'
import type { getPickups } from '@colada/domain/schedule/calls'
import type { reserve } from '@colada/domain/orders/calls'
import type { CallAnswer } from '@colada/domain/wire/call'
import { root } from '../../scripts/run.ts'
import type { Browsing } from './browsing.ts'
import type { Garment } from './catalogue.ts'

/** The customer's orders, and operations that move them. */
export class Orders {
  #shop: Browsing

  constructor(shop: Browsing) {
    this.#shop = shop
  }

  /**
   * An order without the forms: placed by the calls behind them for days from now, and accepted by operations, as if
   * it were paid. The customer has an address. Answers its number.
   */
  async exist(garments: readonly Garment[], { inDays = 3, status = 0 } = {}): Promise<string> {
    const shop = this.#shop
    const addresses = await shop.page.request.get('/api/addresses', { params: { lang: shop.language } })
    const [home] = ((await addresses.json()) as { addresses: { id: number; cp: string }[] }).addresses
    const free = ({ days }: CallAnswer<typeof getPickups>, from: number) =>
      days
        .slice(from)
        .flatMap((day) => day.hours)
        .find((hour) => hour.available === 1)!.id
    const { cp, id } = home!
    const pickup_time = free(await shop.call('/pickups', { cp }), inDays)
    const category_id = [...new Set(garments.map(({ categoryId }) => categoryId))]
    const delivery_time = free(await shop.call('/deliveries', { cp, category_id, pickup_time }), 0)
    const items = garments.map((garment) => ({ product_id: garment.id, qty: 1 }))
    const times = { pickup_time, delivery_time }
    const prices = await shop.call<object>('/coupon/checkNew', { ...times, items })
    const { new_order } = await shop.call<CallAnswer<typeof reserve>>('/reserve', {
      ...times,
      pickup_address_id: id,
      delivery_address_id: id,
      prices,
      items,
    })
    for (const each of status === 0 ? [0] : [0, status]) {
      const { code, said } = await this.move(new_order.localizador, each)
      expect(code, said).toBe(0)
    }
    return new_order.localizador
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

  /** `npm run ops -- order …` on the shop's own data. */
  async move(
    locator: string,
    status: number,
    missing: readonly string[] = [],
  ): Promise<{ code: number | null; said: string }> {
    const child = spawn(
      process.execPath,
      ['scripts/commands/ops.ts', 'order', locator, String(status), ...missing],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    const code = await new Promise<number | null>((done) => child.once('close', done))
    return { code, said }
  }
}
