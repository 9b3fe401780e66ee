import { confirmEmail } from '@colada/domain/account/security-contract'
import { reserve } from '@colada/domain/orders/contract'
import { holdSlots } from '@colada/domain/schedule/contract'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { lockUser } from '#api/account/repository.ts'
import { users } from '#api/account/tables.ts'
import { runTransaction } from '#api/database/connection.ts'
import { orders } from '#api/orders/tables.ts'
import { holds } from '#api/schedule/tables.ts'
import { accountOf, addToken } from '../account/mail-links.ts'
import { checkout, createShopper, homeAddresses, placeOrder } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { waitForLockWaits } from './lock-waits.ts'

const api = setUpPaymentApi()

// Guard: `lockCustomer`, which finds no customer after the merge. Without it the order would stay with the guest, whom
// nobody can log in as.
it('an order or hold of a guest who is merged meanwhile is rejected as not signed in', async () => {
  const guest = await createShopper(api)
  const placed = await placeOrder(api, guest)
  const body = await checkout(api, guest, { pickup: 2, delivery: 3 })
  const { email } = await api.signUp()
  await api.db.update(users).set({ isGuest: true, email }).where(eq(users.id, guest.userId))
  const account = await accountOf(api, email)
  const token = await addToken(api, account, 'confirm-email')
  const { pickup_time, delivery_time } = body
  const held = { ...homeAddresses(guest), pickup_time, delivery_time, category_id: 2 }

  const requests = await runTransaction(api.db, async (tx) => {
    // The merge locks the guest's orders and waits for this row; the guest's requests wait for the merge.
    await lockUser(tx, guest.userId)
    const merge = api.call(confirmEmail, { body: { token } })
    await waitForLockWaits(api.db, 1)
    const late = [
      api.call(reserve, { session: guest.session, body }),
      api.call(holdSlots, { session: guest.session, body: held }),
    ]
    await waitForLockWaits(api.db, 3)
    return { merge, late }
  })

  expect((await requests.merge).response.merged_orders).toBe(1)
  expect((await Promise.all(requests.late)).map(({ http }) => http)).toEqual([401, 401])
  expect(await api.db.select({ id: orders.id, userId: orders.userId }).from(orders)).toEqual([
    { id: placed.id, userId: account.id },
  ])
  expect(await api.db.$count(holds, eq(holds.userId, guest.userId))).toBe(0)
})
