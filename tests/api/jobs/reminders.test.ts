import { setNotifications } from '@colada/domain/account/profile-contract'
import type { WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { addDays, toInstant } from '@colada/domain/schedule/local-time'
import { describe, expect, it } from 'vitest'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'

const api = setUpPaymentApiPerTest()
const SECOND_MS = 1000
const { absentAtPickup, collected, cancelled, washing } = orderStatus

async function confirmedOrder() {
  const shopper = await createShopper(api)
  await makeBusiness(api, shopper)
  return { shopper, order: await placeOrder(api, shopper, { pickup: 20, delivery: 20 }) }
}

/** Sets the clock to 18:00 of the evening before a leg, in the shop's time zone. */
function goToEveningBefore({ date }: WireOrder['pickup'][number]): void {
  api.advance(toInstant(addDays(date, -1), '18:00') * SECOND_MS - api.dependencies.clock())
}

async function remind(): Promise<void> {
  await api.run('reminders')
  await api.run('outbox')
}

const remindersTo = async ({ email }: Shopper) =>
  (await api.sandbox.mailbox.list({ to: email })).filter(({ subject }) => subject.startsWith('Mañana'))

describe('the reminder of a visit', () => {
  it('is sent once, from 18:00 of the evening before, with the window of the visit', async () => {
    const { shopper, order } = await confirmedOrder()
    const [pickup, delivery] = [order.pickup[0]!, order.delivery[0]!]
    goToEveningBefore(pickup)
    api.advance(-1)
    await remind()
    expect(await remindersTo(shopper)).toEqual([])
    api.advance(1)
    await Promise.all([api.run('reminders'), api.run('reminders')])
    await remind()
    const [mail, ...others] = await remindersTo(shopper)
    expect(others).toEqual([])
    expect(mail!.subject).toBe(
      `Mañana recogemos tu pedido ${order.localizador}, de ${pickup.start} a ${pickup.end}`,
    )
    expect(mail!.text).toContain(pickup.address)

    await moveOrder(api, order.localizador, collected)
    await moveOrder(api, order.localizador, washing)
    goToEveningBefore(delivery)
    await remind()
    const [last, ...earlier] = await remindersTo(shopper)
    expect(earlier).toHaveLength(1)
    expect(last!.subject).toBe(
      `Mañana te entregamos el pedido ${order.localizador}, de ${delivery.start} a ${delivery.end}`,
    )
  })

  it('is not sent to a customer who declined it, or for a visit that does not take place', async () => {
    const declining = await confirmedOrder()
    await api.call(setNotifications, {
      session: declining.shopper.session,
      body: { order_progress: { mail: 0 } },
    })
    const stopped = await confirmedOrder()
    await moveOrder(api, stopped.order.localizador, absentAtPickup)
    const ended = await confirmedOrder()
    goToEveningBefore(ended.order.pickup[0]!)
    // It waits in the outbox when the order is cancelled.
    await api.run('reminders')
    await moveOrder(api, ended.order.localizador, cancelled)
    await remind()
    for (const { shopper } of [declining, stopped, ended]) expect(await remindersTo(shopper)).toEqual([])
  })

  it('is sent for garments that come back', async () => {
    const { shopper, order } = await confirmedOrder()
    await moveOrder(api, order.localizador, collected)
    await moveOrder(api, order.localizador, cancelled)
    goToEveningBefore(order.delivery[0]!)
    await remind()
    expect(await remindersTo(shopper)).toHaveLength(1)
  })
})
