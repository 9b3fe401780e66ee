import { describe, expect, it } from 'vitest'
import { exportMyData } from '@colada/domain/account/personal-data-contract'
import { setNotifications } from '@colada/domain/account/profile-contract'
import { coupons } from '#api/promotions/tables.ts'
import { createShopper, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { pay } from '../payment/pay-order.ts'

const api = setUpPaymentApi()

describe('the download of the customer’s data', () => {
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
    const { response } = await api.call(exportMyData, { session })
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
})
