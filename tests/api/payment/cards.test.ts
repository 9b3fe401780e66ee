import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIntent, deleteCard, getCards, getPaymentConfig } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status'
import { newShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createPayingApi, type PayingApi } from './paying-api.ts'

let api: PayingApi
beforeAll(async () => {
  api = await createPayingApi()
  api.sandbox.setWebhookTarget(api.webhooks)
})
afterEach(() => expectInvariants(api.db))
afterAll(() => api.close())

async function payAndKeepCard(shopper: Shopper): Promise<void> {
  const order = await placeOrder(api, shopper)
  const { answer } = await api.call(createIntent, {
    session: shopper.session,
    body: { order_id: order.id, save_payment_method: 1 },
  })
  api.sandbox.pay(answer.payment_intent.id)
}

describe('saved cards', () => {
  it('are none at first: code 146 with an empty list', async () => {
    const { session } = await newShopper(api)
    const { http, answer } = await api.call(getCards, { session })
    expect(http).toBe(200)
    expect(answer.status.code).toBe(statusCodes.noCards.code)
    expect(answer.cards).toEqual([])
  })

  it('are those that were kept while paying, and can be forgotten', async () => {
    const shopper = await newShopper(api)
    await payAndKeepCard(shopper)
    const { answer } = await api.call(getCards, { session: shopper.session })
    expect(answer.status.code).toBe(200)
    expect(answer.cards).toEqual([expect.objectContaining({ brand: 'visa', last4: '4242' })])
    const params = { id: answer.cards[0]!.id }
    expect((await api.call(deleteCard, { session: shopper.session, params })).http).toBe(200)
    const after = await api.call(getCards, { session: shopper.session })
    expect(after.answer.status.code).toBe(statusCodes.noCards.code)
  })

  it('of another customer answer like unknown ones, and stay', async () => {
    const owner = await newShopper(api)
    const stranger = await newShopper(api)
    await payAndKeepCard(owner)
    await payAndKeepCard(stranger)
    const { answer } = await api.call(getCards, { session: owner.session })
    const [card] = answer.cards
    const theirs = await api.call(deleteCard, { session: stranger.session, params: { id: card!.id } })
    const unknown = await api.call(deleteCard, { session: stranger.session, params: { id: 'pm_unknown' } })
    expect(theirs.http).toBe(404)
    expect(theirs.answer).toEqual(unknown.answer)
    expect((await api.call(getCards, { session: owner.session })).answer.cards).toHaveLength(1)
  })
})

describe('the payment configuration', () => {
  it('names the publishable key and never a secret', async () => {
    const { answer } = await api.call(getPaymentConfig)
    expect(answer.publishable_key).toMatch(/^pk_/)
    expect(JSON.stringify(answer)).not.toMatch(/sk_|whsec_/)
  })
})
