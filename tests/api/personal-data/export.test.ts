import { downloadMyData, getMyData } from '@colada/domain/account/personal-data-contract'
import { setNotifications } from '@colada/domain/account/profile-contract'
import { orderStatus } from '@colada/domain/orders/status'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { claims } from '#api/claims/tables.ts'
import { contactMessages } from '#api/contact/tables.ts'
import { zipChecks } from '#api/coverage/tables.ts'
import { coupons } from '#api/promotions/tables.ts'
import en from '#storefront/locales/en/profile.json' with { type: 'json' }
import es from '#storefront/locales/es/profile.json' with { type: 'json' }
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { registerPasskey } from '../support/authenticator.ts'

const api = setUpPaymentApi()

describe('the customer’s data', () => {
  it('can be looked at any number of times, which is not recorded', async () => {
    const { session } = await createShopper(api)
    for (let look = 0; look < 8; look += 1)
      expect((await api.call(getMyData, { session })).response.data['activity']).toHaveLength(2)
  })

  it('has all data of the customer, and none of others', async () => {
    const other = await createShopper(api)
    await placeOrder(api, other)
    const shopper = await createShopper(api, { driver_note: 'El timbre no funciona.' })
    const { session } = shopper
    await api.call(setNotifications, { session, body: { newsletter: 1 } })
    const order = await placeOrder(api, shopper)
    await pay(api, shopper, order.id)
    await api.db.insert(coupons).values({
      code: 'BONOEXPORT',
      origin: 'voucher',
      kind: 'amount',
      amount: 395,
      ownerId: shopper.userId,
      maxUses: 5,
      createdAt: new Date(),
    })
    const { response } = await api.call(downloadMyData, { session })
    expect(response.generated_at).toBe(new Date(api.dependencies.clock()).toISOString())
    expect(response.data).toMatchObject({
      account: [{ email: shopper.email, newsletter: 1, first_name: 'Ana', email_confirmed_at: null }],
      addresses: [{ id: shopper.addressId, driver_note: 'El timbre no funciona.' }],
      orders: [{ localizador: order.localizador, status: 0 }],
      order_items: [{ order_id: order.id, qty: 3 }],
      order_legs: [
        { order_id: order.id, leg: 'pickup' },
        { order_id: order.id, leg: 'delivery' },
      ],
      order_history: [{ status: 1 }, { status: 0 }],
      payments: [{ order_id: order.id, provider: 'card', amount: order.precioPedido, status: 'succeeded' }],
      refunds: [],
      vouchers: [{ code: 'BONOEXPORT', uses_left: 5 }],
      messages: [],
      sessions: [{ device: expect.any(String) }],
      notifications: [{ kind: 'order_progress', mail: true }, { kind: 'referrals' }],
    })
    expect(response.data['activity']!.map(({ event, detail }) => [event, detail])).toEqual([
      ['registered', ''],
      ['address-added', ''],
      ['notifications-changed', 'newsletter'],
      ['data-exported', ''],
    ])
    const text = JSON.stringify(response)
    expect(text).not.toContain(other.email)
    for (const secret of ['pi_', 'token', 'hash', 'argon2']) expect(text).not.toContain(secret)
  })

  it.each([
    ['es', es.myData],
    ['en', en.myData],
  ])('has a label of each part and field on its page, and no other labels (%s)', async (_, labels) => {
    const shopper = await createShopper(api)
    const { session, userId, email } = shopper
    await registerPasskey(api, session, 'Móvil')
    const order = await placeOrder(api, shopper)
    await pay(api, shopper, order.id)
    await moveOrder(api, order.localizador, orderStatus.cancelled)
    const createdAt = new Date(api.dependencies.clock())
    await api.db
      .insert(coupons)
      .values({ code: `BONO${userId}`, origin: 'voucher', kind: 'amount', ownerId: userId, createdAt })
    const message = { type: 'incidencia', language: 'es', name: 'Ana', email: '', subject: '' } as const
    const [report] = await api.db
      .insert(contactMessages)
      .values({ ...message, userId, requestHash: '', createdAt })
      .returning({ messageId: contactMessages.id })
    const claim = { ...report!, orderId: order.id, kind: 'lost', isLostOrder: false, createdAt } as const
    await api.db.insert(claims).values({ ...claim, stateSince: createdAt })
    await api.db.update(users).set({ emailConfirmedAt: createdAt }).where(eq(users.id, userId))
    await api.db.insert(zipChecks).values({ code: '50001', isCovered: false, email, createdAt })
    const { data } = (await api.call(downloadMyData, { session })).response
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(labels.kinds).toSorted())
    const fields = new Set(Object.values(data).flatMap(([record]) => Object.keys(record ?? {})))
    expect([...fields].toSorted()).toEqual(Object.keys(labels.fields).toSorted())
  })
})
