import {
  addDrawerMovement,
  approveDrawer,
  closeDrawer,
  getCounterRefunds,
  getDrawers,
  openDrawer,
  payOutRefund,
  takeOrderPayment,
} from '@colada/domain/counter/contract'
import { addItems, reserve } from '@colada/domain/orders/contract'
import { getStaffOrder, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawerMovements } from '#api/counter/movement-tables.ts'
import { drawers } from '#api/counter/tables.ts'
import { orders } from '#api/orders/tables.ts'
import { payments } from '#api/payment/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { fetchChangePrices, requestChange } from '../orders/order-changes.ts'
import { checkout, createShopper, makeStaff, type OrderOptions, type Shopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { expectInvariants } from '../support/invariants.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApi()

/** Two shirts and a suit: 24.85, and 13.90 for both legs (operations: order A). */
const orderA = [
  { product_id: 1, qty: 2 },
  { product_id: 4, qty: 1 },
]

const codeOf = (name: keyof typeof statusCodes) => statusCodes[name].code
const count = (cents: number) => ({ '1': cents })

/** A customer in store mode, at a store without an open drawer. */
async function createCounterCustomer(): Promise<Shopper> {
  const shopper = await createShopper(api)
  await makeStaff(api, shopper)
  await api.db.execute(
    sql`update drawers set closed_at = now(), counted = '{}', counted_total = 0, expected = 0, difference = 0, counted_by = 0 where closed_at is null`,
  )
  return shopper
}

async function place(shopper: Shopper, fields: object, options: OrderOptions = { items: orderA }) {
  const body = { ...(await checkout(api, shopper, options)), process_type: 'reserve_order_by_cash', ...fields }
  return api.call(reserve, { session: shopper.session, body })
}

async function open(session: string, till = 1, float = 10_000) {
  return api.call(openDrawer, { session, body: { till, float: count(float) } })
}

let counter = ''
let shopper: Shopper

beforeEach(async () => {
  shopper = await createCounterCustomer()
  counter = await logInStaff(api, await createStaff(api, ['counter']))
})

afterEach(async () => {
  // Demo drawers of this file were closed without a count of their movements.
  await expectInvariants(api.db)
})
