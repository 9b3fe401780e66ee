import { setNotifications } from '@colada/domain/account/profile-contract'
import { getInvoiceFile, getOrderInvoices, requestInvoice } from '@colada/domain/invoices/contract'
import { rectifyInvoice } from '@colada/domain/staff/invoices-contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailOutbox } from '#api/mail/tables.ts'
import { moveTo, paidOrder } from '../orders/order-changes.ts'
import { createShopper, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { endpointUrl } from '../support/test-api.ts'

const api = setUpPaymentApi({ config: { taxRegister: 'verifactu' } })

const ana = { name: 'Ana García', cif: '12345678Z', address: 'Calle Mayor, 1, 28013 Madrid' }

const ask = async ({ session }: Shopper, orderId: number) =>
  (await api.call(requestInvoice, { session, params: { orderId }, body: ana })).response.invoice

const invoicesOf = async ({ session }: Shopper, orderId: number) =>
  (await api.call(getOrderInvoices, { session, params: { orderId } })).response.invoices

/** Sends what waits; returns the mails to a customer with an invoice, with the subject and the file of each. */
async function sent(shopper: Shopper) {
  await api.run('outbox')
  const mails = await api.sandbox.mailbox.list({ to: shopper.email })
  return mails.flatMap(({ subject, text, attachments }) =>
    attachments
      .filter(({ type }) => type === 'application/pdf')
      .map(({ name, size }) => ({ subject, text, name, size })),
  )
}

it('the confirmation of a paid order has its invoice, with the bytes that the customer downloads', async () => {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  const [invoice] = await invoicesOf(shopper, order.id)
  const [mail, ...others] = await sent(shopper)
  expect(others).toEqual([])
  expect(mail!.subject).toContain(order.localizador)
  expect(mail!.text).toContain(invoice!.number)
  expect(mail!.name).toContain(invoice!.number.replace('/', '-'))
  const { url, headers } = endpointUrl(api.config, getInvoiceFile, {
    session: shopper.session,
    params: { invoiceId: invoice!.id },
  })
  expect(mail!.size).toBe((await api.app.inject({ url, headers })).rawPayload.byteLength)
})

it('a full invoice that is asked for has a mail, which stores its id only', async () => {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  await sent(shopper)
  const full = await ask(shopper, order.id)
  const [row] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'invoice-issued'))
  expect(row).toMatchObject({ subjectId: String(full.id), details: null, language: 'es' })
  const mail = (await sent(shopper)).find(({ subject }) => subject.includes(full.number))
  expect(mail!.text).toContain(full.of_numbers[0])
  expect(mail!.name).toContain(full.number.replace('/', '-'))
})

it('the cancellation of an order has the rectifying invoice, and no further mail has it', async () => {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  await sent(shopper)
  await moveTo(api, order, [10, 60])
  const [refund] = await invoicesOf(shopper, order.id)
  const mails = (await sent(shopper)).filter(({ text }) => text.includes(refund!.number))
  expect(mails).toMatchObject([{ subject: expect.stringContaining(order.localizador) as unknown }])
})

it('a correction of tax data mails the rectifying invoice and the new one, whatever mails a customer declines', async () => {
  const shopper = await createShopper(api)
  const { session } = shopper
  const off = { mail: 0 as const }
  await api.call(setNotifications, { session, body: { order_progress: off, referrals: off } })
  const { id } = await ask(shopper, (await paidOrder(api, shopper)).id)
  const operations = await logInStaff(api, await createStaff(api, ['operations']))
  const { response } = await api.call(rectifyInvoice, {
    session: operations,
    params: { invoiceId: id },
    body: { ...ana, name: 'Ana García López', reason: 'Falta un apellido' },
  })
  const subjects = (await sent(shopper)).map(({ subject }) => subject)
  for (const { number } of response.invoices)
    expect(subjects.filter((subject) => subject.endsWith(number))).toHaveLength(1)
})
