import { randomUUID } from 'node:crypto'
import { answerClaim, createClaim, getOrderClaims, type WireClaim } from '@colada/domain/claims/contract'
import { getStaffClaim, getStaffClaims, updateStaffClaim } from '@colada/domain/claims/staff-contract'
import { getAvailablePromos, getWallet } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { claims } from '#api/claims/tables.ts'
import { contactMessages } from '#api/contact/tables.ts'
import { orders, orderSteps } from '#api/orders/tables.ts'
import { refunds } from '#api/payment/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { photo, sendForm } from '../contact/multipart.ts'
import { moveTo, paidOrder } from '../orders/order-changes.ts'
import { createShopper, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApi()
const IBAN = 'ES91 2100 0418 4502 0005 1332'

/** Two shirts and a suit: 24.85 (operations: order A). */
const orderA = [
  { product_id: 1, qty: 2 },
  { product_id: 3, qty: 1 },
]
const suit = { product_id: 3, quantity: 1, value: 180, age_months: 14 }
const shirts = { product_id: 1, quantity: 2, value: 50, age_months: 14 }

let shopper: Shopper
let counter = ''
let operations = ''
let chief = ''

beforeAll(async () => {
  shopper = await createShopper(api)
  counter = await logInStaff(api, await createStaff(api, ['counter']))
  operations = await logInStaff(api, await createStaff(api, ['operations']))
  chief = await logInStaff(api, await createStaff(api, ['operations']))
})

async function collected(of = shopper) {
  const order = await paidOrder(api, of, { items: orderA })
  await moveTo(api, order, [10])
  return order
}

type Fields = Readonly<Record<string, string>>

const report = (
  orderId: number,
  garments: readonly object[],
  { fields = {}, ...options }: { fields?: Fields } & Parameters<typeof sendForm>[3] = {},
) =>
  sendForm(
    api,
    createClaim,
    {
      order_id: String(orderId),
      kind: 'damaged',
      garments: JSON.stringify(garments),
      message: 'La chaqueta tiene una quemadura.',
      ...fields,
    },
    { session: shopper.session, ...options },
  )

async function claimFor(garments: readonly object[] = [suit], fields: Fields = {}) {
  const order = await collected()
  const { http, response } = await report(order.id, garments, { fields })
  expect(http, JSON.stringify(response)).toBe(200)
  return { order, claim: response.claim }
}

const act = (session: string, { id, version }: Pick<WireClaim, 'id' | 'version'>, body: object) =>
  api.call(updateStaffClaim, { session, params: { id }, body: { version, ...body } })

const answer = (
  { id, version }: Pick<WireClaim, 'id' | 'version'>,
  body: object,
  session = shopper.session,
) => api.call(answerClaim, { session, params: { id }, body: { version, ...body } })

const outcome = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]
const refusal = (name: keyof typeof statusCodes) => [statusCodes[name].http, statusCodes[name].code]

const rowOf = async (id: number) => (await api.db.select().from(claims).where(eq(claims.id, id)))[0]!

/** A claim whose amount was offered to the customer. */
async function offered(garments: readonly object[] = [suit], fields: Fields = {}) {
  const { order, claim } = await claimFor(garments, fields)
  const { response } = await act(operations, claim, { action: 'decide' })
  return { order, claim: response.claim }
}

describe('a claim', () => {
  it('is saved with its report, pictures and mails, once', async () => {
    const order = await collected()
    const options = { files: [await photo()], headers: { 'idempotency-key': randomUUID() } }
    const first = await report(order.id, [suit], options)
    expect(first.response.claim).toMatchObject({
      state: 'received',
      kind: 'damaged',
      amount: null,
      garments: [{ quantity: 1, value: 180, age_months: 14, agreed_value: null }],
    })
    const second = await report(order.id, [suit], options)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.response.claim.id).toBe(first.response.claim.id)
    expect(await api.db.$count(contactMessages, eq(contactMessages.orderId, order.id))).toBe(1)
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: shopper.email })
    expect(
      mails.filter(({ subject }) => subject.includes(`reclamación del pedido ${order.localizador}`)),
    ).toHaveLength(1)
    const listed = await api.call(getOrderClaims, { session: shopper.session, params: { orderId: order.id } })
    expect(listed.response.claims.map(({ id }) => id)).toEqual([first.response.claim.id])
  })

  it('is possible from the pickup until 48 hours after the delivery', async () => {
    const order = await paidOrder(api, shopper, { items: orderA })
    expect(outcome(await report(order.id, [suit]))).toEqual(refusal('reportTooLate'))
    await moveTo(api, order, [10, 20, 30, 40, 50])
    const isDelivery = and(eq(orderSteps.orderId, order.id), eq(orderSteps.status, 50))
    const deliver = (hours: number) =>
      api.db
        .update(orderSteps)
        .set({ at: new Date(api.dependencies.clock() - hours * 3_600_000) })
        .where(isDelivery)
    await deliver(49)
    expect(outcome(await report(order.id, [suit]))).toEqual(refusal('reportTooLate'))
    await deliver(48)
    expect((await report(order.id, [suit])).http).toBe(200)
  })

  it('about another customer’s order gets the same response as about an unknown one', async () => {
    const order = await collected()
    const other = await createShopper(api)
    const foreign = await report(order.id, [suit], { session: other.session })
    const unknown = await report(9_999_999, [suit], { session: other.session })
    expect(outcome(foreign)).toEqual(refusal('notFound'))
    expect(foreign.response).toEqual(unknown.response)
    const { claim } = await offered()
    expect(outcome(await answer(claim, { answer: 'accept', payout: 'refund' }, other.session))).toEqual(
      refusal('notFound'),
    )
  })

  it.each([
    ['no garment', [], {}, 'garments'],
    ['no list', 'x', {}, 'garments'],
    ['more pieces than were ordered', [{ ...suit, quantity: 2 }], {}, 'garments.0.quantity'],
    ['a garment of no order', [{ ...suit, product_id: 2 }], {}, 'product_ids'],
    ['no value', [{ ...suit, value: 0 }], {}, 'garments.0.value'],
    ['no age', [{ ...suit, age_months: -1 }], {}, 'garments.0.age_months'],
    ['no kind', [suit], { kind: 'other' }, 'kind'],
    ['no text', [suit], { message: ' ' }, 'message'],
  ] as const)('with %s is rejected', async (_, garments, fields, field) => {
    const order = await collected()
    const { http, response } = await report(order.id, garments as readonly object[], { fields })
    expect(http).toBe(422)
    expect(Object.keys(response.errors ?? {})).toEqual([field])
  })

  it('with a file that is no picture is rejected with a sentence', async () => {
    const order = await collected()
    const { http, response } = await report(order.id, [suit], { files: [Buffer.from('%PDF-1.7')] })
    expect([http, response.errors?.['file']]).toEqual([
      422,
      ['No podemos abrir esta foto. Usa JPG, PNG, WebP, AVIF o GIF.'],
    ])
    expect(await api.db.$count(claims, eq(claims.orderId, order.id))).toBe(0)
  })

  it('about garments of another claim is rejected, unless that was refused', async () => {
    const { order, claim } = await claimFor()
    const again = await report(order.id, [suit])
    expect(again.response.errors).toEqual({
      'garments.0.quantity': ['Ya hay una reclamación de estas prendas.'],
    })
    await act(operations, claim, { action: 'refuse', reason: 'La quemadura consta en el resguardo.' })
    expect((await report(order.id, [suit])).http).toBe(200)
  })
})

describe('staff', () => {
  // Case 24 of the operations.
  it.each([
    ['a suit', [suit], {}, [], 90],
    ['a capped shirt', [{ product_id: 1, quantity: 1, value: 60, age_months: 6 }], {}, [], 39.5],
    ['a lost order', [suit, shirts], { kind: 'lost' }, [], 124.25],
    ['an agreed value', [suit], {}, [150], 150],
  ] as const)('offer what the rules give for %s', async (_, garments, fields, agreed, amount) => {
    const { claim } = await claimFor(garments, fields)
    const values = agreed.map((value, at) => ({ id: claim.garments[at]!.id, value }))
    const { response } = await act(operations, claim, { action: 'decide', agreed: values })
    expect(response.claim).toMatchObject({ state: 'proposed', amount, computed: amount })
  })

  it('of a counter recommend an amount, and do not decide', async () => {
    const { claim } = await claimFor()
    expect(outcome(await act(counter, claim, { action: 'decide' }))).toEqual(refusal('forbidden'))
    expect(outcome(await act(counter, claim, { action: 'refuse', reason: 'x' }))).toEqual(
      refusal('forbidden'),
    )
    const { response } = await act(counter, claim, { action: 'propose', amount: 80 })
    expect(response.claim).toMatchObject({ state: 'received', proposed: 80, amount: null })
    expect(response.claim.allowed).toEqual(['propose'])
  })

  it('need an appraisal and a second person above 200.00', async () => {
    const { claim } = await claimFor([{ ...suit, value: 1000, age_months: 6 }])
    const decide = { action: 'decide', amount: 250 }
    expect((await act(operations, claim, decide)).response.errors).toHaveProperty('appraisal')
    const appraised = { ...decide, appraisal: 'Peritación 2027/12' }
    expect(outcome(await act(operations, claim, appraised))).toEqual(refusal('approvalRequired'))
    const proposed = (await act(operations, claim, { ...appraised, action: 'propose' })).response.claim
    expect(outcome(await act(operations, proposed, decide))).toEqual(refusal('approvalRequired'))
    expect(outcome(await act(chief, proposed, { ...decide, amount: 260 }))).toEqual(
      refusal('approvalRequired'),
    )
    expect((await act(chief, proposed, decide)).response.claim).toMatchObject({
      state: 'proposed',
      amount: 250,
    })
  })

  it('need an appraisal above the cap', async () => {
    const { claim } = await claimFor([{ product_id: 1, quantity: 1, value: 60, age_months: 6 }])
    const { http, response } = await act(operations, claim, { action: 'decide', amount: 39.51 })
    expect([http, Object.keys(response.errors ?? {})]).toEqual([422, ['appraisal']])
  })

  it('search lost garments, find them, and record each act', async () => {
    const { claim } = await claimFor([suit], { kind: 'lost' })
    const searching = (await act(counter, claim, { action: 'search' })).response.claim
    expect(searching).toMatchObject({ state: 'searching', step: 'search' })
    expect(outcome(await act(counter, claim, { action: 'close' }))).toEqual(refusal('versionChanged'))
    const closed = (await act(counter, searching, { action: 'close' })).response.claim
    expect(closed).toMatchObject({ state: 'closed', due: null, allowed: [] })
    expect(outcome(await act(operations, closed, { action: 'decide' }))).toEqual(refusal('claimFixed'))
    const acts = await api.db
      .select({ action: staffActions.action })
      .from(staffActions)
      .where(and(eq(staffActions.subjectKind, 'claim'), eq(staffActions.subjectId, claim.id)))
    expect(acts.map(({ action }) => action)).toEqual(['claim-searched', 'claim-closed'])
    await api.run('outbox')
    const [found] = await api.sandbox.mailbox.list({ to: shopper.email })
    expect(found).toBeDefined()
  })

  it('refuse with a reason, which the customer reads', async () => {
    const { order, claim } = await claimFor()
    expect((await act(operations, claim, { action: 'refuse' })).response.errors).toHaveProperty('reason')
    const reason = 'La quemadura consta en el resguardo.'
    await act(operations, claim, { action: 'refuse', reason })
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: shopper.email })
    const mail = mails.find(
      ({ subject }) => subject === `Nuestra respuesta a tu reclamación del pedido ${order.localizador}`,
    )
    expect(mail!.text).toContain(reason)
  })

  it('see the claims with the nearest day first, and overdue ones marked', async () => {
    const { order, claim } = await claimFor()
    const since = new Date(api.dependencies.clock() - 10 * 86_400_000)
    await api.db.update(claims).set({ createdAt: since, stateSince: since }).where(eq(claims.id, claim.id))
    const { response } = await api.call(getStaffClaims, { session: counter })
    expect(response.claims[0]).toMatchObject({ id: claim.id, is_overdue: true, step: 'answer' })
    expect(response.claims.every(({ state }) => !['paid', 'refused', 'closed'].includes(state))).toBe(true)
    const ended = await api.call(getStaffClaims, { session: counter, query: { ended: '1' } })
    expect(ended.response.claims.some(({ id }) => id === claim.id)).toBe(false)
    const ofOrder = await api.call(getStaffClaims, {
      session: counter,
      query: { locator: order.localizador },
    })
    expect(ofOrder.response.claims.map(({ id }) => id)).toEqual([claim.id])
    const detail = await api.call(getStaffClaim, { session: counter, params: { id: claim.id } })
    expect(detail.response.claim).toMatchObject({
      computed: 90,
      maximum: 169.5,
      garments: [{ service: 16.95, percent: 50, basis: 'age', compensation: 90 }],
      message: 'La chaqueta tiene una quemadura.',
    })
  })
})

describe('a customer', () => {
  it('gets a refund of what was paid, and the rest by transfer', async () => {
    const { order, claim } = await offered()
    expect(claim.refundable).toBe(order.precioPedido)
    const without = await answer(claim, { answer: 'accept', payout: 'refund' })
    expect([without.http, Object.keys(without.response.errors ?? {})]).toEqual([422, ['iban', 'holder']])
    const accepted = await answer(claim, {
      answer: 'accept',
      payout: 'refund',
      iban: IBAN,
      holder: 'Ana García',
    })
    const rest = Math.round((90 - order.precioPedido) * 100) / 100
    expect(accepted.response.claim).toMatchObject({ state: 'accepted', transfer: rest, iban_end: '1332' })
    const made = await api.db.select().from(refunds).where(eq(refunds.causeId, claim.id))
    expect(made.filter(({ reason }) => reason === 'compensation').map(({ amount }) => amount)).toEqual([
      Math.round(order.precioPedido * 100),
    ])
    // The price is paid as before: the order owes nothing.
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id))
    expect([row!.refundsTotal, row!.paid]).toEqual([0, row!.total])
    const noReference = await act(operations, accepted.response.claim, { action: 'pay' })
    expect(noReference.response.errors).toHaveProperty('reference')
    const paid = await act(operations, accepted.response.claim, { action: 'pay', reference: 'TR-1' })
    expect(paid.response.claim).toMatchObject({ state: 'paid', iban: '', reference: 'TR-1' })
    expect(await rowOf(claim.id)).toMatchObject({ iban: '1332', holder: '' })
    await api.run('refunds')
    expect((await api.db.select().from(refunds).where(eq(refunds.causeId, claim.id)))[0]!.status).toBe('done')
  })

  it('gets a refund that the payments cover at once', async () => {
    const { claim } = await offered([{ product_id: 1, quantity: 1, value: 20, age_months: 40 }])
    const { response } = await answer(claim, { answer: 'accept', payout: 'refund' })
    expect(response.claim).toMatchObject({ state: 'paid', amount: 3, transfer: 0 })
  })

  it('gets a credit that an order takes from and keeps the rest of', async () => {
    const { claim } = await offered()
    const { response } = await answer(claim, { answer: 'accept', payout: 'credit' })
    expect(response.claim).toMatchObject({ state: 'paid', transfer: 0 })
    const { code } = response.claim
    const { session } = shopper
    const order = await paidOrder(api, shopper, { items: orderA, promoCode: code })
    expect(order.precioDescuento).toBe(24.85)
    const wallet = await api.call(getWallet, { session })
    expect(wallet.response.items).toContainEqual(
      expect.objectContaining({ code, amount: 65.15, uses_left: 1, name: 'Crédito de una reclamación' }),
    )
    const offers = await api.call(getAvailablePromos, { session, body: { items: orderA } })
    expect(JSON.stringify(offers.response)).toContain('65,15')
  })

  it('waits for a transfer', async () => {
    const { claim } = await offered()
    const wrong = await answer(claim, { answer: 'accept', payout: 'transfer', iban: 'ES91', holder: 'Ana' })
    expect(wrong.response.errors).toEqual({
      iban: ['Este IBAN no es válido. Revisa las letras y los números.'],
    })
    const { response } = await answer(claim, {
      answer: 'accept',
      payout: 'transfer',
      iban: IBAN,
      holder: 'Ana',
    })
    expect(response.claim).toMatchObject({ state: 'accepted', transfer: 90 })
    expect((await rowOf(claim.id)).iban).toBe('ES9121000418450200051332')
  })

  it('disputes with a reason, and gets a new offer', async () => {
    const { claim } = await offered()
    expect((await answer(claim, { answer: 'dispute' })).response.errors).toHaveProperty('message')
    const disputed = (await answer(claim, { answer: 'dispute', message: 'Era nueva.' })).response.claim
    expect(disputed.state).toBe('disputed')
    const again = await act(operations, disputed, { action: 'decide', amount: 120 })
    expect(again.response.claim).toMatchObject({ state: 'proposed', amount: 120, dispute: 'Era nueva.' })
    expect(outcome(await answer(claim, { answer: 'accept', payout: 'credit' }))).toEqual(
      refusal('versionChanged'),
    )
  })

  it('answers once', async () => {
    const { claim } = await offered()
    const accept = { answer: 'accept', payout: 'credit' }
    const results = await Promise.all([answer(claim, accept), answer(claim, accept), answer(claim, accept)])
    expect(results.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const { state, version } = await rowOf(claim.id)
    expect(state).toBe('paid')
    expect(outcome(await answer({ id: claim.id, version }, accept))).toEqual(refusal('claimFixed'))
  })
})
