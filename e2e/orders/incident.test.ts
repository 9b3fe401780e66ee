import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
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
    await summary.getByRole('button', { name: t('orders:direct.added.pay', { amount: '' }).trim() }).click()
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

test('has garments brought back uncleaned that were not in the order', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  orders,
  t,
}) => {
  const [garment, missing] = await catalogue.garments(categoryIds.dryCleaning)
  await account.createByApi({ address: homeInMadrid })
  const placed = await orders.createByApi([garment!], { status: 10 })
  await orders.setStatus(placed, 25, [{ product_id: missing!.id, qty: 1 }])
  await cart.seedOne(garment!)
  await shop.navigate('OrderDetail', { id: placed.id })
  await page.getByRole('button', { name: t('orders:actions.solveIncident') }).click()
  await page.getByRole('button', { name: t('orders:questions.aside.confirm') }).click()
  await shop.waitForRoute('CheckoutDirect')

  const amount = formatMoney(missing!.price)
  await expect(
    page.getByRole('heading', { name: t('orders:direct.incident.question', { count: 1, amount }) }),
  ).toBeVisible()
  const bringBack = t('orders:direct.incident.return', { count: 1 })
  await page.getByRole('button', { name: bringBack }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: bringBack }).click()
  await shop.waitForRoute('OrderDetail', { id: placed.id })
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t('orders:status.washing'))
  // The cart that was set aside is back.
  await expect(cart.button(1)).toBeVisible()
})

test('answers in words, and says that garments are somebody else’s', async ({
  page,
  shop,
  catalogue,
  account,
  orders,
  t,
}) => {
  const [garment, missing] = await catalogue.garments(categoryIds.dryCleaning)
  await account.createByApi({ address: homeInMadrid })
  const placed = await orders.createByApi([garment!], { status: 10 })
  await orders.setStatus(placed, 25)
  await shop.navigate('OrderDetail', { id: placed.id })
  await page.getByRole('link', { name: t('contact:answer.title') }).click()
  await shop.waitForRoute('AnswerIncident', { id: placed.id })
  const form = page.getByRole('form', { name: t('contact:answer.title') })
  await form.getByLabel(t('contact:answer.message')).fill('Seguid, por favor.')
  await form.getByRole('button', { name: t('contact:answer.submit') }).click()
  await shop.waitForRoute('OrderDetail', { id: placed.id })
  const sent = (type: 'respuesta' | 'no-es-mia') =>
    page.getByText(new RegExp(t(`contact:sentMessages.${type}`, { time: 'TIME' }).replace('TIME', '.+')))
  await expect(sent('respuesta')).toBeVisible()

  await orders.setStatus(placed, 20)
  await orders.setStatus(placed, 25, [{ product_id: missing!.id, qty: 1 }])
  await shop.reload()
  await page.getByRole('button', { name: t('orders:actions.solveIncident') }).click()
  await shop.waitForRoute('CheckoutDirect')
  await page.getByRole('link', { name: t('orders:direct.incident.notMine', { count: 1 }) }).click()
  await expect(form.getByLabel(t('contact:answer.message'))).toHaveValue(
    t('contact:answer.notMine', { count: 1 }),
  )
  await form.getByRole('button', { name: t('contact:answer.submit') }).click()
  await shop.waitForRoute('OrderDetail', { id: placed.id })
  await expect(sent('no-es-mia')).toBeVisible()
  // The process has ended with the answer.
  await expect(page.getByText(t('shell:mode.solvingIncident'))).toHaveCount(0)
})
