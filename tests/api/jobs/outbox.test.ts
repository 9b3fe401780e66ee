import { reserve } from '@colada/domain/orders/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { placeholderEmail } from '#api/account/placeholder-email.ts'
import { users } from '#api/account/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { checkout, makeBusiness, createShopper, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'

const api = setUpPaymentApiPerTest()

/** Orders of companies are confirmed without a payment, so they have mail at once. */
async function confirmedOrder(language: 'es' | 'en' = 'es') {
  const shopper = await createShopper(api)
  await makeBusiness(api, shopper)
  const body = await checkout(api, shopper)
  const { http, response } = await api.call(reserve, { session: shopper.session, body, language })
  expect(http).toBe(200)
  return { shopper, order: response.new_order }
}

const mailsTo = (shopper: Shopper) => api.sandbox.mailbox.list({ to: shopper.email })

describe('the confirmation of an order', () => {
  it.each([
    ['es', 'está confirmado', '/detalles-pedido/'],
    ['en', 'is confirmed', '/en/order-details/'],
  ] as const)('is in the language of the order: %s', async (language, subject, path) => {
    const { shopper, order } = await confirmedOrder(language)
    await api.run('outbox')
    const [mail, ...others] = await mailsTo(shopper)
    expect(others).toEqual([])
    expect(mail!.subject).toContain(order.localizador)
    expect(mail!.subject).toContain(subject)
    expect(mail!.language).toBe(language)
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain(`${path}${order.id}`)
      expect(body).toContain('Calle de Leganitos 43, 2º B, 28013 Madrid')
    }
  })

  it('is sent once by concurrent processes', async () => {
    const { shopper } = await confirmedOrder()
    await Promise.all(Array.from({ length: 6 }, () => api.run('outbox')))
    api.advance(3_600_000)
    await api.run('outbox')
    expect(await mailsTo(shopper)).toHaveLength(1)
  })

  it('is retried while the mail server is down, and delays no order', async () => {
    api.sandbox.faults.set({ mail: { kind: 'reject' } })
    const { shopper } = await confirmedOrder()
    await api.run('outbox')
    expect(await mailsTo(shopper)).toEqual([])
    expect(api.failures).toHaveLength(1)
    api.sandbox.faults.clear()
    await api.run('outbox')
    expect(await mailsTo(shopper)).toEqual([])
    api.advance(5_000)
    await api.run('outbox')
    expect(await mailsTo(shopper)).toHaveLength(1)
    const [row] = await api.db.select().from(mailOutbox)
    expect(row).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('is claimed again after the claim of a killed process has expired', async () => {
    const { shopper } = await confirmedOrder()
    const inHand = new Date(api.dependencies.clock() + 60_000)
    await api.db.update(mailOutbox).set({ nextAttemptAt: inHand, attempts: 1 })
    await api.run('outbox')
    expect(await mailsTo(shopper)).toEqual([])
    api.advance(60_000)
    await api.run('outbox')
    expect(await mailsTo(shopper)).toHaveLength(1)
  })

  it('fails with a log entry after two days of rejections', async () => {
    await confirmedOrder()
    await api.db.update(mailOutbox).set({ attempts: 59 })
    api.sandbox.faults.set({ mail: { kind: 'reject' } })
    await api.run('outbox')
    const [row] = await api.db.select().from(mailOutbox)
    expect(row!.status).toBe('given-up')
    expect(api.failures).toHaveLength(1)
  })
  it('is not sent to a customer without an e-mail address', async () => {
    const { shopper } = await confirmedOrder()
    const email = placeholderEmail('1003')
    await api.db.update(users).set({ email }).where(eq(users.email, shopper.email))
    await api.run('outbox')
    expect(await api.sandbox.mailbox.list({ to: email })).toEqual([])
    const [row] = await api.db.select().from(mailOutbox)
    expect(row!.status).toBe('sent')
  })
})
