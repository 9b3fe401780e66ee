import { setAccountLanguage, setNotifications } from '@colada/domain/account/profile-contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderSteps } from '#api/orders/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'

const api = setUpPaymentApi()

const { absentAtPickup, created, collected, washing, washed, outForDelivery, delivered } = orderStatus
const { absentAtDelivery, cancelled } = orderStatus

async function billedOrder() {
  const shopper = await createShopper(api)
  await makeBusiness(api, shopper)
  return { shopper, order: await placeOrder(api, shopper) }
}

async function move(locator: string, statuses: readonly OrderStatus[]): Promise<void> {
  for (const status of statuses) await moveOrder(api, locator, status)
}

/** The mails to a customer, without the confirmation, the newest first. */
async function noticesTo(shopper: Shopper) {
  await api.run('outbox')
  const mails = await api.sandbox.mailbox.list({ to: shopper.email })
  return mails.filter(({ subject }) => !/confirm/.test(subject))
}

const subjectsTo = async (shopper: Shopper) => (await noticesTo(shopper)).map(({ subject }) => subject)

const noticesOf = async (orderId: number) =>
  (
    await api.db
      .select()
      .from(mailOutbox)
      .where(isAbout('order', [orderId]))
      .orderBy(mailOutbox.id)
  ).filter(({ kind }) => kind === 'order-progress')
const statusesOf = async (orderId: number) => (await noticesOf(orderId)).map(({ details }) => details)

describe('a new status of an order', () => {
  it('is mailed in the language of the account: collection, delivery, absences', async () => {
    const { shopper, order } = await billedOrder()
    await api.call(setAccountLanguage, { session: shopper.session, body: { lang: 'en' } })
    await move(order.localizador, [absentAtPickup, created, absentAtPickup, created])
    await move(order.localizador, [collected, washing, washed, outForDelivery])
    await move(order.localizador, [absentAtDelivery, outForDelivery, delivered])
    const steps = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id))
    const mailed = steps.filter(({ status }) => [5, 10, 40, 45, 50].includes(status))
    expect((await noticesOf(order.id)).map(({ dedupeKey }) => dedupeKey)).toEqual(
      mailed.map(({ id }) => `order-progress:${id}`),
    )
    expect(await statusesOf(order.id)).toEqual([5, 5, 10, 40, 45, 40, 50].map((status) => ({ status })))
    const subjects = await subjectsTo(shopper)
    expect(subjects).toHaveLength(7)
    for (const subject of subjects) expect(subject).toContain(order.localizador)
    const [mail] = await api.sandbox.mailbox.list({ to: shopper.email })
    expect(mail!.html).toContain(`/en/order-details/${order.id}`)
  })

  it('is not mailed to a customer who declined it, except an absence', async () => {
    const { shopper, order } = await billedOrder()
    const body = { order_progress: { mail: 0 as const } }
    await api.call(setNotifications, { session: shopper.session, body })
    await move(order.localizador, [absentAtPickup, created, collected, washing, washed, outForDelivery])
    await move(order.localizador, [absentAtDelivery, outForDelivery, delivered])
    expect(await statusesOf(order.id)).toEqual([{ status: 5 }, { status: 45 }])
  })
})

describe('an order that was not paid in time', () => {
  it('is mailed once', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.advance(1_800_000)
    await Promise.all([api.run('unpaid-orders'), api.run('unpaid-orders')])
    const subjects = await subjectsTo(shopper)
    expect(subjects).toHaveLength(1)
    const [mail] = await api.sandbox.mailbox.list({ to: shopper.email })
    expect(mail!.text).toContain(order.localizador)
    expect(mail!.text).toContain('/cesto-ropa-para-lavar')
  })
})

describe('a missed visit', () => {
  it.each([
    [absentAtPickup, []],
    [absentAtDelivery, [collected, washing, washed, outForDelivery]],
  ] as const)('is mailed with the next free slots and their price: %i', async (absence, before) => {
    const { shopper, order } = await billedOrder()
    await move(order.localizador, [...before, absence])
    const mails = await noticesTo(shopper)
    const mail = mails.find(({ subject }) => subject.startsWith('No hemos podido'))
    const visits = mail!.text.match(/, de \d\d:00 a \d\d:00 +\d,\d\d\s€/g)
    expect(visits).toHaveLength(3)
    expect(visits!.every((visit) => Number(visit.at(-6)) >= 3)).toBe(true)
  })

  it('is mailed without slots when it has a new date by then', async () => {
    const { shopper, order } = await billedOrder()
    await move(order.localizador, [absentAtPickup, created])
    const [mail] = await noticesTo(shopper)
    expect(mail!.subject).toContain('No hemos podido')
    expect(mail!.text).not.toMatch(/de \d\d:00 a/)
  })
})

describe('a refund', () => {
  it('is mailed once it is made, with its amount, after the cancellation', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    await pay(api, shopper, order.id)
    await moveOrder(api, order.localizador, cancelled)
    const amount = order.precioPedido.toFixed(2).replace('.', ',')
    const [cancellation, ...more] = await noticesTo(shopper)
    expect(more).toEqual([])
    expect(cancellation!.subject).toContain(order.localizador)
    expect(cancellation!.text).toContain(amount)
    await api.run('refunds')
    await api.run('refunds')
    const [refund, ...others] = await subjectsTo(shopper)
    expect(others).toHaveLength(1)
    expect(refund).toContain(amount)
  })
})
