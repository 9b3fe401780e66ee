import { formatMoney } from '@colada/domain/money/format-money'
import { roundCents } from '@colada/domain/money/money'
import { sponsorOffer, sponsors } from '@colada/domain/promotions/sponsors'
import { expect, test } from '../support/test.ts'

const { slug, code } = sponsors[0]!

test('keeps the code of a sponsor in the cart and applies it to a first order', async ({
  page,
  shop,
  newCustomer,
  schedule,
  checkout,
  t,
}) => {
  await shop.navigate('Sponsor', { sponsor: slug })
  await page.getByRole('button', { name: t('promotions:sponsor.keep', { code }) }).click()
  await expect(page.getByRole('button', { name: t('promotions:sponsor.inCart', { code }) })).toBeVisible()

  const garment = await newCustomer.openCheckout({ quantity: 3 })
  await schedule.chooseBoth()
  const applied = page.getByText(t('promotions:applied', { code }))
  await expect(applied.last()).toContainText(`${sponsorOffer.firstOrderPercent}`)
  const discount = roundCents((garment.price * 3 * sponsorOffer.firstOrderPercent) / 100)
  await expect.poll(() => checkout.amount('orders:prices.discount')).toBe(`−${formatMoney(discount)}`)
})

test('has no page for an unknown sponsor', { tag: '@phone' }, async ({ request, shop }) => {
  expect((await request.get(shop.path('Sponsor', { sponsor: slug }))).status()).toBe(200)
  expect((await request.get(shop.path('Sponsor', { sponsor: 'nobody' }))).status()).toBe(404)
})
