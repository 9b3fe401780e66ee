import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { getOrder } from '@colada/domain/orders/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type { Locator } from '@playwright/test'
import { readPdf } from '#tests/api/documents/read-pdf.ts'
import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

/** The text of the file behind a link, in one line. */
async function textOf(link: Locator): Promise<string> {
  const response = await link.page().request.get((await link.getAttribute('href'))!)
  expect(response.headers()['content-type']).toBe('application/pdf')
  return (await readPdf(await response.body())).texts.join(' ')
}

/** An amount as a text without other spaces than the common one has it. */
const plain = (cents: number) => formatMoney(cents).replaceAll(/\s/g, ' ')

test('a customer downloads an invoice and gets a full one in its place, and staff see both', async ({
  page,
  staff,
  customer,
  t,
}) => {
  const { shop } = customer
  const placed = await customer.buy()
  const response = await shop.page.request.get(`/api/orders/${placed.id}`)
  const { orders } = (await response.json()) as EndpointResponse<typeof getOrder>
  const total = plain(fromEuros(orders[0]!.precioPedido))

  await shop.navigate('Invoices')
  const files = shop.page.getByRole('link', {
    name: new RegExp(shop.t('invoices:downloadOne', { number: 'FS-\\d{4}/\\d+' })),
  })
  await expect(files).toHaveCount(1)
  const [simplified] = /FS-\d{4}\/\d+/.exec((await files.getAttribute('aria-label'))!)!
  const bought = await textOf(files)
  expect(bought).toContain(simplified)
  expect(bought).toContain(total)

  await shop.navigate('OrderDetail', { id: placed.id })
  await shop.page.getByRole('button', { name: shop.t('orders:detail.invoices') }).click()
  await shop.page.getByRole('button', { name: shop.t('invoices:form.open') }).click()
  const form = shop.page.getByRole('form', { name: shop.t('invoices:form.title') })
  const taxId = form.getByLabel(shop.t('invoices:form.cif'))
  await taxId.fill('12345678A')
  await form.getByLabel(shop.t('invoices:form.address')).fill('Calle de Fuencarral, 77, 28004 Madrid')
  const request = form.getByRole('button', { name: shop.t('invoices:form.submit') })
  await request.click()
  await expect(taxId).toHaveAttribute('aria-invalid', 'true')
  await taxId.fill('12345678Z')
  await request.click()
  const dialog = shop.page.getByRole('dialog', {
    name: shop.t('invoices:ofOrder', { locator: placed.locator }),
  })
  const invoices = dialog.getByRole('list', { name: shop.t('invoices:title') }).getByRole('listitem')
  await expect(invoices).toHaveCount(2)
  await expect(invoices.filter({ hasText: simplified })).toContainText(shop.t('invoices:replaced'))
  const full = invoices.filter({ hasNotText: simplified })
  await expect(full).toContainText(shop.t('invoices:kinds.full'))
  const file = full.getByRole('link')
  const [number] = /[A-Z]+-\d{4}\/\d+/.exec((await file.getAttribute('aria-label'))!)!
  const issued = await textOf(file)
  for (const part of [number, simplified, '12345678Z', 'Inés Roca Marín', total])
    expect(issued).toContain(part)

  await staff.openAs('operations', `/invoices?series=${number.split('/')[0]}`)
  await expect(page.getByText(t('invoices:chain.fits'))).toBeVisible()
  const row = (text: string) => page.getByRole('row').filter({ has: page.getByText(text, { exact: true }) })
  await expect(row(number)).toContainText(t('invoices:kinds.F3'))
  await expect(row(number)).toContainText('Inés Roca Marín')
  await page.goto(`/invoices?series=${simplified.split('/')[0]}`)
  await expect(row(simplified)).toContainText(t('invoices:kinds.F2'))
  await expect(row(simplified)).toContainText(t('invoices:replacedBy', { number }))
  expect(await findSeriousViolations(page)).toEqual([])
  await page.goto(`/orders/${placed.locator}`)
  for (const each of [number, simplified]) {
    const link = page.getByRole('link', { name: each })
    expect(await textOf(link)).toContain(each)
  }
})
