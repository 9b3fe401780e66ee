import { getCancellation } from '@colada/domain/cancellation/contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import { expect, it } from 'vitest'
import { payments } from '#api/payment/tables.ts'
import { paidOrder } from '../orders/order-changes.ts'
import { createShopper } from '../orders/shopper.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApiPerTest()

const visa = { brand: 'visa', last4: '4242' }

/** Pays an order; returns functions that read the card of its payment, for the customer and for staff. */
async function pay() {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  const session = await logInStaff(api, await createStaff(api, ['operations']))
  return {
    shown: async () => {
      const request = { session: shopper.session, params: { orderId: order.id } }
      const { cancellation } = (await api.call(getCancellation, request)).response
      return cancellation.parts.map(({ card }) => card)
    },
    ledger: async () => {
      const request = { session, params: { locator: order.localizador } }
      return (await api.call(getStaffOrder, request)).response.ledger!.map(({ card }) => card)
    },
  }
}

it('stores the brand and the last digits of the card that has paid', async () => {
  const { shown, ledger } = await pay()
  expect([await shown(), await ledger()]).toEqual([[null], [null]])
  await api.run('paid-cards')
  expect([await shown(), await ledger()]).toEqual([[visa], [visa]])
})

it('looks a card up again after a failure, once in ten minutes', async () => {
  const { shown } = await pay()
  api.sandbox.faults.set({ cards: { kind: 'error' } })
  await api.run('paid-cards').catch(() => undefined)
  api.sandbox.faults.clear()
  await api.run('paid-cards')
  expect(await shown()).toEqual([null])
  api.advance(600_000)
  await api.run('paid-cards')
  expect(await shown()).toEqual([visa])
})

it('leaves a payment of more than a day ago as it is', async () => {
  await pay()
  api.advance(86_400_001)
  await api.run('paid-cards')
  expect(await api.db.select({ last4: payments.cardLast4 }).from(payments)).toEqual([{ last4: null }])
})
