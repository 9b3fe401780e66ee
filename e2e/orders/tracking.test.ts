import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test(
  'shows where an order is by the link of its newest mail, without a log-in',
  { tag: '@smoke' },
  async ({ page, context, shop, account, catalogue, orders, mailbox, browserErrors, t }) => {
    browserErrors.expect(/410/)
    await account.createByApi({ address: homeInMadrid })
    const { email } = account.person
    const { locator } = await orders.createByApi([await catalogue.garment()])
    const prefix = shop.path('Tracking', { token: '' })
    const first = await mailbox.waitForLink(email, prefix)
    await context.clearCookies()
    await page.goto(first)
    await expect(page.getByRole('heading', { name: t('tracking:sentence.created') })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(homeInMadrid.city)
    for (const hidden of [homeInMadrid.street, account.person.firstName, locator, '€'])
      await expect(main).not.toContainText(hidden)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    await orders.setStatusByCommand(locator, 10)
    await expect.poll(async () => await mailbox.waitForLink(email, prefix)).not.toBe(first)
    await page.reload()
    await expect(page.getByText(t('tracking:replaced.title'))).toBeVisible()
    await page.goto(await mailbox.waitForLink(email, prefix))
    await expect(page.getByRole('heading', { name: t('tracking:sentence.collected') })).toBeVisible()
  },
)
