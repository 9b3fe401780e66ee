import { describe, expect, test } from 'vitest'
import { rejectionOf, order, startWithStripe } from './start-sandbox.ts'

describe('refunds', () => {
  test('are made in parts and never exceed the payment', async () => {
    const { stripe } = await startWithStripe()
    const paid = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const part = await stripe.refunds.create({
      payment_intent: paid.id,
      amount: 1000,
      reason: 'requested_by_customer',
    })
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1000,
      status: 'succeeded',
      payment_intent: paid.id,
    })
    const excessRefund = await rejectionOf(stripe.refunds.create({ payment_intent: paid.id, amount: 3351 }))
    expect(excessRefund).toMatchObject({ statusCode: 400, param: 'amount' })
    expect((await stripe.refunds.create({ payment_intent: paid.id })).amount).toBe(3350)
    const none = await rejectionOf(stripe.refunds.create({ payment_intent: paid.id }))
    expect(none).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
    const charge = await stripe.charges.retrieve(paid.latest_charge as string)
    expect(charge).toMatchObject({ amount_refunded: 4350, refunded: true })
    expect((await stripe.refunds.list({ payment_intent: paid.id })).data).toHaveLength(2)
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id })
  })

  test('made at the provider come before those of the shop', async () => {
    const { stripe, sandbox } = await startWithStripe()
    const paid = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const body = JSON.stringify({ amount: 350 })
    const headers = { 'content-type': 'application/json' }
    const url = `${sandbox.url}/sandbox/cards/intents/${paid.id}/refund`
    const response = await fetch(url, { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ amount: 350, payment_intent: paid.id })
    expect(sandbox.refund(paid.id).amount).toBe(4000)
    const refused = await rejectionOf(stripe.refunds.create({ payment_intent: paid.id, amount: 100 }))
    expect(refused).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
  })

  test('are rejected for an unpaid payment', async () => {
    const { stripe } = await startWithStripe()
    const { id } = await stripe.paymentIntents.create(order)
    expect(await rejectionOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 400,
    })
  })
})
