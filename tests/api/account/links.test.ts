import { randomUUID } from 'node:crypto'
import { getAddresses } from '@colada/domain/account/address-contract'
import { getMe } from '@colada/domain/account/contract'
import {
  confirmEmail,
  loginWithLink,
  requestEmailConfirmation,
  requestLoginLink,
} from '@colada/domain/account/security-contract'
import { getOrders } from '@colada/domain/orders/contract'
import { holdSlots } from '@colada/domain/schedule/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lockEmail, lockUser } from '#api/account/repository.ts'
import { accountAudit } from '#api/account/security-tables.ts'
import { users } from '#api/account/tables.ts'
import { runTransaction, type Tx } from '#api/database/connection.ts'
import { holds, slots } from '#api/schedule/tables.ts'
import { checkout, createShopper, homeAddresses, placeOrder } from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { waitForLockWaits } from '../races/lock-waits.ts'
import { accountOf, addToken, mailsTo, tokenMailedTo } from './mail-links.ts'

const api = setUpPaymentApi()

/** Sends two requests that wait for a lock in this order, releases it, and returns their outcomes. */
async function callInTurn<First, Second>(
  lock: (tx: Tx) => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const pending = await runTransaction(api.db, async (tx) => {
    await lock(tx)
    const firstOutcome = first()
    await waitForLockWaits(api.db, 1)
    const secondOutcome = second()
    await waitForLockWaits(api.db, 2)
    // In an object: the lock is held until these return, and they wait for it.
    return { outcomes: Promise.all([firstOutcome, secondOutcome]) }
  })
  return pending.outcomes
}

describe('a link that logs in', () => {
  it('opens a remembered session once and confirms the address', async () => {
    const { email } = await api.signUp()
    await api.call(requestLoginLink, { body: { email } })
    const token = await tokenMailedTo(api, email)
    const { response } = await api.call(loginWithLink, { body: { token, remember: 1 } })
    const me = await api.call(getMe, { session: response.login_token })
    expect(me.response.user_info).toMatchObject({ email, email_confirmed: 1 })
    api.advance(20 * 86_400_000)
    expect((await api.call(getMe, { session: response.login_token })).http).toBe(200)
    expect((await api.call(loginWithLink, { body: { token } })).response.status.code).toBe(1002)
  })
})

describe('a confirmation', () => {
  it('is requested again while the address is not confirmed', async () => {
    const { email, session } = await api.signUp()
    await api.call(requestEmailConfirmation, { session })
    const token = await tokenMailedTo(api, email)
    const { response } = await api.call(confirmEmail, { body: { token } })
    expect(response).toMatchObject({ email, merged_orders: 0 })
    expect((await api.call(getMe, { session })).response.user_info.email_confirmed).toBe(1)
    const before = (await mailsTo(api, email)).length
    await api.call(requestEmailConfirmation, { session })
    expect(await mailsTo(api, email)).toHaveLength(before)
  })

  it('changes the address, and says so at both', async () => {
    const { email, session } = await api.signUp()
    const user = await accountOf(api, email)
    const changed = `new-${email}`
    const token = await addToken(api, { id: user.id, email: changed }, 'change-email')
    const reset = await addToken(api, user, 'reset-password')
    expect((await api.call(getMe, { session })).response.user_info.email_pending).toBe(changed)
    expect((await api.call(confirmEmail, { body: { token } })).response.email).toBe(changed)
    expect((await api.call(getMe, { session })).response.user_info).toMatchObject({
      email: changed,
      email_pending: '',
    })
    expect((await mailsTo(api, email))[0]!.text).not.toContain(changed)
    expect(await mailsTo(api, changed)).toHaveLength(1)
    expect((await api.call(loginWithLink, { body: { token: reset } })).http).toBe(404)
  })

  it('does not change to the address of another account', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()]
    const { id } = await accountOf(api, one.email)
    const token = await addToken(api, { id, email: other.email }, 'change-email')
    const { http, response } = await api.call(confirmEmail, { body: { token } })
    expect([http, response.status.code]).toEqual([422, 108])
  })
})

// Guard: the order of locks in `consumeLink`. A link that waits for the customer with its row locked is a deadlock with the
// link that ends it.
it('a change of address ends a link to the old one that is opened meanwhile', async () => {
  const { email } = await api.signUp()
  const account = await accountOf(api, email)
  const changed = { id: account.id, email: `${randomUUID()}@example.com` }
  const changeToken = await addToken(api, changed, 'change-email')
  const logInToken = await addToken(api, account, 'log-in')
  const [change, logIn] = await callInTurn(
    (tx) => lockUser(tx, account.id),
    () => api.call(confirmEmail, { body: { token: changeToken } }),
    () => api.call(loginWithLink, { body: { token: logInToken } }),
  )
  expect(change.response).toMatchObject({ email: changed.email })
  expect(logIn.response.status.code).toBe(statusCodes.linkInvalid.code)
})

describe('guests of a confirmed address', () => {
  it('are merged into the account: orders, payments, addresses, holds', async () => {
    await api.db.update(slots).set({ capacity: 100 })
    const guest = await createShopper(api)
    const paid = await placeOrder(api, guest, { pickup: 1, delivery: 5 })
    await pay(api, guest, paid.id)
    const unpaid = await placeOrder(api, guest, { pickup: 2, delivery: 6 })
    const { pickup_time, delivery_time } = await checkout(api, guest, { pickup: 3, delivery: 7 })
    const held = { ...homeAddresses(guest), pickup_time, delivery_time, category_id: 2 }
    await api.call(holdSlots, { session: guest.session, body: held })
    const { email, session } = await api.signUp()
    await api.db.update(users).set({ isGuest: true, email }).where(eq(users.id, guest.userId))
    const account = await accountOf(api, email)

    const token = await addToken(api, account, 'confirm-email')
    const { response } = await api.call(confirmEmail, { body: { token } })
    expect(response.merged_orders).toBe(2)
    const { orders } = (await api.call(getOrders, { session })).response
    expect(orders.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([paid.id, unpaid.id])
    const { addresses } = (await api.call(getAddresses, { session })).response
    expect(addresses.filter(({ is_default }) => is_default === 1)).toHaveLength(1)
    await pay(api, { ...guest, session, userId: account.id }, unpaid.id)

    expect((await api.call(getMe, { session: guest.session })).http).toBe(401)
    const [row] = await api.db.select().from(users).where(eq(users.id, guest.userId))
    expect(row).toMatchObject({ mergedInto: account.id, firstName: '', phone: '' })
    expect(row!.email).not.toBe(email)
    const [hold] = await api.db.select().from(holds).where(eq(holds.userId, guest.userId))
    expect(hold?.releasedAt ?? null).not.toBeNull()
    const events = await api.db.select().from(accountAudit).where(eq(accountAudit.event, 'guest-merged'))
    expect(events.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
      [guest.userId, account.id].toSorted((a, b) => a - b),
    )
  })

  // Guard: the order of locks in `consumeLink`. A link that waits for the address with its row locked is a deadlock with
  // the link that ends it.
  it('are merged once by concurrent links', async () => {
    const guest = await createShopper(api)
    await placeOrder(api, guest, { pickup: 8, delivery: 9 })
    const { email } = await api.signUp()
    await api.db.update(users).set({ isGuest: true, email }).where(eq(users.id, guest.userId))
    const account = await accountOf(api, email)
    const confirmToken = await addToken(api, account, 'confirm-email')
    const logInToken = await addToken(api, account, 'log-in')
    const [logIn, confirm] = await callInTurn(
      (tx) => lockEmail(tx, email),
      () => api.call(loginWithLink, { body: { token: logInToken } }),
      () => api.call(confirmEmail, { body: { token: confirmToken } }),
    )
    expect(logIn.http).toBe(200)
    expect(confirm.response.status.code).toBe(statusCodes.linkInvalid.code)
    const [row] = await api.db.select().from(users).where(eq(users.id, guest.userId))
    expect(row!.mergedInto).toBe(account.id)
  })
})
