import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { getOrder } from '@colada/domain/orders/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

const delivery = [10, 20, 30, 40, 50]
/** Ten times the service of a shirt, which costs 3.95: it was expensive and is almost new. */
const compensation = 3950

test('a damaged garment is reported, offered a compensation, accepted and paid', async ({
  page,
  staff,
  customer,
  t,
}) => {
  const { shop, orders } = customer
  const placed = await customer.buy()
  for (const status of delivery) await orders.setStatus(placed, status)
  const order = (await (await shop.page.request.get(`/api/orders/${placed.id}`)).json()) as EndpointResponse<
    typeof getOrder
  >
  // What was paid goes back to the card, the rest by transfer.
  const refund = fromEuros(order.orders[0]!.precioPedido)
  expect(refund).toBeLessThan(compensation)

  await shop.navigate('ReportIncident', { id: placed.id })
  await shop.page.getByRole('radio', { name: shop.t('claims:kinds.damaged.label') }).click()
  const form = shop.page.getByRole('form', { name: shop.t('claims:form.title') })
  const send = form.getByRole('button', { name: shop.t('claims:form.submit') })
  await form.getByRole('checkbox').click()
  await send.click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(3)
  await form.getByLabel(shop.t('claims:form.value')).fill('120')
  await form.getByLabel(shop.t('claims:form.age')).fill('1')
  await form.getByLabel(shop.t('claims:form.message')).fill('El cuello ha vuelto roto.')
  const picture = { name: 'cuello.png', mimeType: 'image/png', buffer: await shop.page.screenshot() }
  await form.locator('input[type="file"]').setInputFiles(picture)
  await expect(form.locator('img[src^="data:image/jpeg"]')).toHaveCount(1)
  await send.click()
  await shop.waitForRoute('OrderDetail', { id: placed.id })
  await expect(shop.page.getByText(shop.t('claims:state.received.title'))).toBeVisible()

  await staff.openAs('operations', '/incidents')
  const claims = page.getByRole('table', { name: t('incidents:title') })
  await claims.getByRole('row').filter({ hasText: placed.locator }).getByRole('link').first().click()
  await expect(page.getByRole('img', { name: t('incidents:picture', { number: 1 }) })).toBeVisible()
  await expect(page.getByText('El cuello ha vuelto roto.')).toBeVisible()
  const garments = page.getByRole('table', { name: t('incidents:garments') })
  await expect(garments.getByText(formatMoney(compensation))).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  const actions = page.getByRole('form', { name: t('incidents:actions.title') })
  await actions.getByRole('radio', { name: t('incidents:action.decide') }).click()
  await expect(
    actions.getByRole('textbox', { name: t('incidents:actions.amount'), exact: true }),
  ).toHaveValue('39,50')
  await actions.getByRole('button', { name: t('incidents:action.decide') }).click()
  await expect(page.getByText(t('incidents:state.proposed'), { exact: true })).toBeVisible()

  await shop.reload()
  const amount = formatMoney(compensation)
  await expect(shop.page.getByText(shop.t('claims:state.proposed.title', { amount }))).toBeVisible()
  const answer = shop.page.getByRole('form', { name: shop.t('claims:answer.title') })
  const accept = answer.getByRole('button', { name: shop.t('claims:answer.accept', { amount }) })
  await answer.getByRole('radio', { name: shop.t('claims:answer.payouts.refund.label') }).click()
  await accept.click()
  await expect(answer.getByText(shop.t('claims:answer.ibanInvalid'))).toBeVisible()
  await answer.getByLabel(shop.t('claims:answer.iban')).fill('ES91 2100 0418 4502 0005 1332')
  await answer.getByLabel(shop.t('claims:answer.holder')).fill('Inés Roca Marín')
  await accept.click()
  await expect(shop.page.getByText(shop.t('claims:state.accepted.title', { amount }))).toBeVisible()
  const refunded = shop.t('claims:paidBy.refund', { amount: formatMoney(refund) })
  await expect(shop.page.getByText(refunded)).toBeVisible()
  const rest = { amount: formatMoney(compensation - refund), end: '1332' }
  await expect(shop.page.getByText(shop.t('claims:paidBy.transfer', rest))).toBeVisible()

  await page.reload()
  await actions.getByRole('radio', { name: t('incidents:action.pay') }).click()
  const record = actions.getByRole('button', { name: t('incidents:action.pay') })
  await record.click()
  await expect(actions.getByText(t('incidents:missing.reference'))).toBeVisible()
  await actions.getByLabel(t('incidents:actions.reference')).fill('TR 2026-118')
  await record.click()
  await expect(page.getByText(t('incidents:state.paid'), { exact: true })).toBeVisible()
  await expect(page.getByText('TR 2026-118')).toBeVisible()

  await shop.reload()
  await expect(shop.page.getByText(shop.t('claims:state.paid.title', { amount }))).toBeVisible()
  await expect(shop.page.getByText(refunded)).toBeVisible()
})
