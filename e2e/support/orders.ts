import { expect, type Locator } from '@playwright/test'
import { spawn } from 'node:child_process'
import { root } from '../../scripts/run.ts'
import type { Browsing } from './browsing.ts'

/** The customer's orders, and operations that move them. */
export class Orders {
  #shop: Browsing

  constructor(shop: Browsing) {
    this.#shop = shop
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
  async move(locator: string, status: number): Promise<{ code: number | null; said: string }> {
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
