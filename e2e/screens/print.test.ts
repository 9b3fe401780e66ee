import { company } from '@colada/domain/content/company'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('prints the frequent questions with their answers', { tag: '@desk' }, async ({ page, shop, t }) => {
  await shop.navigate('Faq')
  const main = page.getByRole('main')
  const search = main.getByRole('searchbox', { name: t('content:faq.search') })
  const answer = main.getByRole('paragraph').filter({ hasText: t('orders:actions.addItems') })
  await expect(search).toBeVisible()
  await expect(answer).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  await expect(search).toBeHidden()
  await expect(main.getByRole('link', { name: t('content:faq.link') })).toHaveCount(0)
})

test(
  'prints an order with company, customer, date and payment, without buttons',
  { tag: '@desk' },
  async ({ page, newCustomer, payment, t }) => {
    await newCustomer.openPayment()
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
    await page.getByRole('link', { name: t('orders:thanks.follow') }).click()
    const main = page.getByRole('main')
    const print = main.getByRole('button', { name: t('orders:detail.print') })
    await expect(print).toBeVisible()
    await expect(main.getByText(company.taxId)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText(company.taxId)).toBeVisible()
    await expect(main.getByText(t('orders:detail.customer'), { exact: true })).toBeVisible()
    await expect(main.getByText(t('orders:detail.placed'))).toBeVisible()
    await expect(main.getByText(t('payment:ways.card'))).toBeVisible()
    await expect(main.getByRole('button').locator('visible=true')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
  },
)
