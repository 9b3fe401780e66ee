import { formatMoney } from '@colada/domain/money/format-money'
import { roundCents } from '@colada/domain/money/money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { expect, test } from '../support/test.ts'

test(
  'applies a promotion from its card, explains the total, removes and deletes it',
  { tag: '@smoke' },
  async ({ page, shop, newCustomer, schedule, checkout, t }) => {
    const garment = await newCustomer.openCheckout({ quantity: 3 })
    await schedule.chooseBoth()
    const list = page.getByRole('list', { name: t('promotions:available') })
    const card = list.getByRole('article').filter({ hasText: firstOrderOffer.code })
    await card.getByRole('button', { name: t('promotions:choose') }).click()
    await expect(card).toContainText(t('promotions:chosen'))
    const discount = roundCents((garment.price * 3 * firstOrderOffer.percent) / 100)
    await expect.poll(() => checkout.amount('orders:prices.discount')).toBe(`−${formatMoney(discount)}`)
    await expect(checkout.summary.getByRole('status')).toContainText(t('orders:totalChange.promo'))

    await shop.reload()
    await expect(card).toContainText(t('promotions:chosen'))

    await card.getByRole('button', { name: t('promotions:takeOff') }).click()
    await expect(card).not.toContainText(t('promotions:chosen'))
    await expect.poll(() => checkout.amount('orders:prices.discount')).toBe('')

    const title = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: t('promotions:removeFromList', { title }) }).click()
    await page
      .getByRole('alertdialog', { name: t('promotions:removeTitle', { title }) })
      .getByRole('button', { name: t('promotions:removeConfirm') })
      .click()
    // The dialog hides the page from locators by role; a reload before the response would cancel the request.
    await expect(list).toBeVisible()
    await expect(card).toHaveCount(0)
    await shop.reload()
    await expect(list).toBeVisible()
    await expect(card).toHaveCount(0)
  },
)

test(
  'applies a company’s first promotion automatically, and not again once removed',
  { tag: '@desk' },
  async ({ page, shop, newCustomer, account, schedule, checkout, t }) => {
    await account.logInByApi('empresa@colada.example', 'colada-demo')
    await newCustomer.openNextCheckout(3)
    await schedule.choose('pickup')
    const chosen = page.getByRole('article').filter({ hasText: t('promotions:chosen') })
    await expect(chosen).toHaveCount(0)
    await schedule.choose('delivery')
    await expect(chosen).toHaveCount(1)
    await expect.poll(() => checkout.amount('orders:prices.discount')).not.toBe('')
    await expect.poll(() => checkout.amount('orders:prices.net')).not.toBe('')

    await chosen.getByRole('button', { name: t('promotions:takeOff') }).click()
    await expect(chosen).toHaveCount(0)
    await expect.poll(() => checkout.amount('orders:prices.discount')).toBe('')
    await shop.reload()
    await expect(schedule.freeHours('delivery').first()).toBeVisible()
    await expect.poll(() => checkout.amount('orders:prices.total')).not.toBe('')
    await expect(chosen).toHaveCount(0)
  },
)
