import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test(
  'shows a status set by operations after a refresh',
  { tag: '@desk' },
  async ({ page, shop, catalogue, account, orders, t }) => {
    await account.createByApi({ address: homeInMadrid })
    const { id, locator } = await orders.createByApi([await catalogue.garment()])
    await shop.navigate('OrderDetail', { id })
    const status = page.getByRole('region', { name: t('orders:detail.status') })
    await expect(status).toContainText(t('orders:status.created'))

    const collected = 10
    const delivered = 50
    expect(await orders.setStatusByCommand(locator, delivered)).toMatchObject({ code: 1 })
    const result = await orders.setStatusByCommand(locator, collected)
    expect(result.code, result.output).toBe(0)
    expect(result.output).toContain(locator)
    await page.getByRole('button', { name: t('orders:detail.refresh') }).click()
    await expect(status).toContainText(t('orders:status.collected'))
  },
)
