import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '#storefront/platform/format/money.ts'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('resolves an incident by paying for the missing garments', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  checkout,
  payment,
  orders,
  t,
}) => {
  const [collected, incident] = [10, 25]
  const [garment, missing] = await catalogue.garments(categoryIds.dryCleaning)
  await account.createByApi({ address: homeInMadrid })
  const placed = await orders.createByApi([garment!], { status: collected })
  const { locator } = placed
  await orders.setStatus(placed, incident, [{ product_id: missing!.id, qty: 2 }])
  await cart.seedOne(garment!)
  const blocked = page.getByRole('button', { name: t('shell:cart.label', { count: 2 }) })

  await test.step('set the cart aside after confirmation', async () => {
    await shop.navigate('Orders')
    await orders
      .card(locator)
      .getByRole('button', { name: t('orders:actions.solveIncident') })
      .click()
    const question = page.getByRole('alertdialog', { name: t('orders:questions.aside.title') })
    await question.getByRole('button', { name: t('orders:questions.aside.confirm') }).click()
    await shop.waitForRoute('CheckoutDirect')
  })

  await test.step('block the cart, also after a reload', async () => {
    await shop.reload()
    await expect(blocked).toHaveAttribute('aria-disabled', 'true')
    await expect(blocked).toHaveAccessibleDescription(t('shell:cart.blocked'))
    await expect(cart.lines).toHaveCount(0)
  })

  await test.step('pay for the missing garments', async () => {
    const summary = page.getByRole('region', { name: t('orders:direct.incident.summary') })
    await expect(summary).toContainText(missing!.title)
    await expect(summary).toContainText(formatMoney(missing!.price * 2))
    await summary.getByRole('button', { name: t('orders:checkout.reserve') }).click()
    await checkout.waitForPayment()
    await payment.pay(cards.accepted)
    await expect(page.getByRole('heading', { name: t('orders:direct.done.addedTitle') })).toBeVisible()
  })

  await test.step('close the incident and restore the cart', async () => {
    await expect(cart.button(1)).toBeVisible()
    await shop.navigate('Orders')
    await expect(orders.card(locator)).toContainText(t('orders:status.washing'))
    await expect(
      orders.card(locator).getByRole('button', { name: t('orders:actions.solveIncident') }),
    ).toHaveCount(0)
  })
})
