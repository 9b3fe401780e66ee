import { getInvoiceChain } from '@colada/domain/staff/invoices-contract'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { invoiceRecords } from '#api/invoices/tables.ts'
import { paidOrder } from '../orders/order-changes.ts'
import { createShopper } from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApi({ config: { taxRegister: 'verifactu' }, timeoutMs: 1000 })

const send = () => api.run('invoice-records')
const states = async () =>
  (await api.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.position))).map(({ state }) => state)
const sell = async () => paidOrder(api, await createShopper(api))
const board = async () => {
  const session = await logInStaff(api, await createStaff(api, ['operations']))
  return (await api.call(getInvoiceChain, { session })).response
}

beforeEach(async () => {
  api.sandbox.faults.clear()
  // What earlier tests left is accepted.
  api.sandbox.taxOffice.answer = 'accept'
  api.advance(3_600_000)
  await send()
  api.advance(3_600_000)
})

it('sends records in their order with the hash of each, and waits as long as the tax office asks', async () => {
  await sell()
  await sell()
  await send()
  expect(new Set(await states())).toEqual(new Set(['accepted']))
  const rows = await api.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.position))
  expect([...api.sandbox.taxOffice.accepted.values()]).toEqual(rows.map(({ hash }) => hash))
  expect(rows.at(-1)!.csv).toBe('A-SANDBOX')
  await sell()
  api.advance(-60_000)
  await send()
  expect((await states()).at(-1)).toBe('waiting')
})

it.each([
  ['accept-with-errors', 'accepted_with_errors', /^2000: /],
  ['reject', 'rejected', /^1100: /],
] as const)('shows a record that the tax office does not simply accept: %s', async (answer, state, error) => {
  api.sandbox.taxOffice.answer = answer
  await sell()
  await send()
  const row = (await api.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.position))).at(-1)!
  expect(row.state).toBe(state)
  expect(row.error).toMatch(error)
  expect((await board()).states[state]).toBe(1)
})

it.each(['hang', 'error', 'drop'] as const)(
  'keeps the records of invoices while the tax office has a fault, and sends them later once: %s',
  async (kind) => {
    api.sandbox.faults.set({ taxOffice: { kind } })
    const accepted = api.sandbox.taxOffice.accepted.size
    await sell()
    await expect(send()).rejects.toThrow()
    expect(await board()).toMatchObject({ states: { waiting: 1 }, broken: null, gaps: 0 })
    expect((await board()).last_error).not.toBe('')
    await sell()
    api.sandbox.faults.clear()
    api.advance(3_600_000)
    await send()
    expect(await board()).toMatchObject({ states: { waiting: 0 }, last_error: '' })
    expect(api.sandbox.taxOffice.accepted.size).toBe(accepted + 2)
  },
)
