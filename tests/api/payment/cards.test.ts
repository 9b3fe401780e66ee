import { confirmEmail } from '@colada/domain/account/security-contract'
import { createIntent, deleteCard, getCards, getPaymentConfig } from '@colada/domain/payment/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { providerCustomers } from '#api/payment/tables.ts'
import { accountOf, addToken } from '../account/mail-links.ts'
import { createShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from './payment-api.ts'

const api = setUpPaymentApi()
beforeAll(async () => {
  api.sandbox.setWebhookTarget(api.webhooks)
})

async function payAndKeepCard(shopper: Shopper): Promise<void> {
  const order = await placeOrder(api, shopper)
  const { response } = await api.call(createIntent, {
    session: shopper.session,
    body: { order_id: order.id, save_payment_method: 1 },
  })
  api.sandbox.pay(response.payment_intent.id)
}

describe('saved cards', () => {
  it('are empty at first: code 146 with an empty list', async () => {
    const { session } = await createShopper(api)
    const { http, response } = await api.call(getCards, { session })
    expect(http).toBe(200)
    expect(response.status.code).toBe(statusCodes.noCards.code)
    expect(response.cards).toEqual([])
  })

  it('are saved with a payment, and can be deleted', async () => {
    const shopper = await createShopper(api)
    await payAndKeepCard(shopper)
    const { response } = await api.call(getCards, { session: shopper.session })
    expect(response.status.code).toBe(200)
    expect(response.cards).toEqual([expect.objectContaining({ brand: 'visa', last4: '4242' })])
    const params = { id: response.cards[0]!.id }
    expect((await api.call(deleteCard, { session: shopper.session, params })).http).toBe(200)
    const after = await api.call(getCards, { session: shopper.session })
    expect(after.response.status.code).toBe(statusCodes.noCards.code)
  })

  it('of another customer get the same response as unknown ones, and stay', async () => {
    const owner = await createShopper(api)
    const otherCustomer = await createShopper(api)
    await payAndKeepCard(owner)
    await payAndKeepCard(otherCustomer)
    const { response } = await api.call(getCards, { session: owner.session })
    const [card] = response.cards
    const theirs = await api.call(deleteCard, { session: otherCustomer.session, params: { id: card!.id } })
    const unknown = await api.call(deleteCard, {
      session: otherCustomer.session,
      params: { id: 'pm_unknown' },
    })
    expect(theirs.http).toBe(404)
    expect(theirs.response).toEqual(unknown.response)
    expect((await api.call(getCards, { session: owner.session })).response.cards).toHaveLength(1)
  })
})

describe('a payment with a saved card', () => {
  it('is prepared for the customer’s own cards only: another customer’s is like an unknown one', async () => {
    const [owner, otherCustomer] = [await createShopper(api), await createShopper(api)]
    await payAndKeepCard(owner)
    await payAndKeepCard(otherCustomer)
    const { response } = await api.call(getCards, { session: owner.session })
    const order = await placeOrder(api, owner, { pickup: 1 })
    const theirOrder = await placeOrder(api, otherCustomer, { pickup: 1 })
    const prepare = ({ session }: Shopper, order_id: number, payment_method_id: string) =>
      api.call(createIntent, { session, body: { order_id, payment_method_id } })
    const own = await prepare(owner, order.id, response.cards[0]!.id)
    const theirs = await prepare(otherCustomer, theirOrder.id, response.cards[0]!.id)
    const unknown = await prepare(otherCustomer, theirOrder.id, 'pm_unknown')
    expect([own.http, theirs.http]).toEqual([200, 422])
    expect(theirs.response.errors).toEqual({
      payment_method_id: ['Esta tarjeta no está entre tus tarjetas guardadas.'],
    })
    expect(theirs.response).toEqual(unknown.response)
  })
})

describe('saved cards of a guest who is merged', () => {
  const cardsOf = async ({ session }: Pick<Shopper, 'session'>) =>
    (await api.call(getCards, { session })).response.cards

  /** Merges a guest with a saved card into an account; returns the guest's id at the provider. */
  async function mergeGuestInto(account: Shopper) {
    const guest = await createShopper(api)
    await payAndKeepCard(guest)
    const [row] = await api.db
      .select()
      .from(providerCustomers)
      .where(eq(providerCustomers.userId, guest.userId))
    await api.db.update(users).set({ isGuest: true, email: account.email }).where(eq(users.id, guest.userId))
    const token = await addToken(api, await accountOf(api, account.email), 'confirm-email')
    expect((await api.call(confirmEmail, { body: { token } })).response.merged_orders).toBe(1)
    return { userId: guest.userId, providerId: row!.providerId! }
  }

  it('move to an account without cards', async () => {
    const account = await createShopper(api)
    const guest = await mergeGuestInto(account)
    const [card] = await api.dependencies.cards.listCards(guest.providerId)
    expect(await cardsOf(account)).toEqual([expect.objectContaining({ id: card!.id })])
  })

  it('are deleted at the provider when the account has cards, after the open payments', async () => {
    const account = await createShopper(api)
    await payAndKeepCard(account)
    const kept = await cardsOf(account)
    const guest = await mergeGuestInto(account)
    await api.run('provider-customers')
    expect(await api.dependencies.cards.listCards(guest.providerId)).toHaveLength(1)
    api.advance(3_600_000)
    await api.run('provider-customers')
    await expect(api.dependencies.cards.listCards(guest.providerId)).rejects.toThrow('No such customer')
    expect(await api.db.$count(providerCustomers, eq(providerCustomers.userId, guest.userId))).toBe(0)
    expect(await cardsOf(account)).toEqual(kept)
  })
})

describe('the payment configuration', () => {
  it('contains the publishable key and no secret', async () => {
    const { response } = await api.call(getPaymentConfig)
    expect(response.publishable_key).toMatch(/^pk_/)
    expect(JSON.stringify(response)).not.toMatch(/sk_|whsec_/)
  })
})
