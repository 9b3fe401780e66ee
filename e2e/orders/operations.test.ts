import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test(
  'what operations do with an order is seen after a refresh',
  { tag: '@desk' },
  async ({ page, shop, catalogue, account, orders, t }) => {
    await account.exist({ place: homeInMadrid })
    const { id, locator } = await orders.exist([await catalogue.garment()])
    await shop.navigate('OrderDetail', { id })
    const status = page.getByRole('region', { name: t('orders:detail.status') })
    await expect(status).toContainText(t('orders:status.created'))

    const collected = 10
    const delivered = 50
    expect(await orders.moveByCommand(locator, delivered)).toMatchObject({ code: 1 })
    const moved = await orders.moveByCommand(locator, collected)
    expect(moved.code, moved.said).toBe(0)
    expect(moved.said).toContain(locator)
    await page.getByRole('button', { name: t('orders:detail.refresh') }).click()
    await expect(status).toContainText(t('orders:status.collected'))
  },
)
