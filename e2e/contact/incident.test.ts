import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const [collected, washing, washed, outForDelivery, delivered] = [10, 20, 30, 40, 50]

test('reports a problem with a delivered order, with garments and pictures', async ({
  page,
  shop,
  catalogue,
  account,
  orders,
  mailbox,
  t,
}) => {
  await account.createByApi({ address: homeInMadrid })
  const placed = await orders.createByApi([await catalogue.garment()])
  await shop.navigate('Orders')
  const report = orders.card(placed.locator).getByRole('link', { name: t('orders:actions.reportIncident') })
  await expect(report, 'before the pickup').toBeHidden()
  for (const status of [collected, washing, washed, outForDelivery, delivered])
    await orders.setStatus(placed, status)
  await shop.reload()
  await report.click()
  await shop.waitForRoute('ReportIncident', { id: placed.id })

  await page.getByRole('radio', { name: t('claims:kinds.other.label') }).click()
  const form = page.getByRole('form', { name: t('contact:incident.title') })
  const send = form.getByRole('button', { name: t('contact:incident.submit') })
  await send.click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    t('contact:incident.garmentsMissing'),
    t('contact:missing.message'),
  ])
  await form.getByRole('checkbox').first().click()
  await form.getByLabel(t('contact:incident.message')).fill('Falta un botón.')
  const picture = { name: 'boton.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await form.locator('input[type="file"]').setInputFiles([picture, picture, picture, picture, picture])
  await expect(form.locator('img[src^="data:image/jpeg"]')).toHaveCount(5)
  await send.click()
  await shop.waitForRoute('OrderDetail', { id: placed.id })
  await expect(page.getByText(t('contact:incident.toast')).first()).toBeVisible()
  const photos = page.getByRole('list', { name: t('contact:pictures.label', { count: 5 }) })
  await expect(photos.getByRole('img')).toHaveCount(5)
  await expect
    .poll(async () =>
      (await mailbox.messagesTo(account.person.email)).some(({ text }) => text.includes('Falta un botón.')),
    )
    .toBe(true)
})
