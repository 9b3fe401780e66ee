import { requestInvoice } from '@colada/domain/invoices/contract'
import {
  correctInvoiceRecord,
  getInvoiceChain,
  getProducerDeclaration,
  getStaffInvoices,
} from '@colada/domain/staff/invoices-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceRecords } from '#api/invoices/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
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
  api.sandbox.taxOffice.unknownTaxIds.clear()
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

describe('the correction of a record', () => {
  const wrong = '12345678Z'
  const right = '87654321X'
  const operations = async () => logInStaff(api, await createStaff(api, ['operations']))
  const latest = async () =>
    (await api.db.select().from(invoiceRecords).orderBy(asc(invoiceRecords.position))).at(-1)!
  const sendLater = async () => {
    api.advance(3_600_000)
    await send()
  }
  const correct = async (invoiceId: number, values: { name?: string; cif?: string } = {}) =>
    api.call(correctInvoiceRecord, {
      session: await operations(),
      params: { invoiceId },
      body: { ...values, reason: 'NIF con una errata' },
    })
  const sellFull = async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const { response } = await api.call(requestInvoice, {
      session: shopper.session,
      params: { orderId: order.id },
      body: { name: 'Ana García', cif: wrong, address: 'Calle Mayor, 1' },
    })
    return response.invoice.id
  }

  it('that was rejected is a further record with another tax id, which is accepted', async () => {
    const { rejected: others } = (await board()).states
    api.sandbox.taxOffice.unknownTaxIds.add(wrong)
    const id = await sellFull()
    await send()
    const rejected = await latest()
    expect(rejected).toMatchObject({ invoiceId: id, state: 'rejected' })
    const { http, response } = await correct(id, { cif: right })
    expect([http, response.invoice]).toEqual([
      200,
      expect.objectContaining({
        tax_office: 'waiting',
        is_record_corrected: true,
        can_correct_record: false,
        // The invoice itself keeps what it says.
        recipient: 'Ana García',
        record_recipient: { name: 'Ana García', cif: right },
      }),
    ])
    const corrects = rejected.position
    expect(await latest()).toMatchObject({ position: corrects + 1, corrects, priorRejection: 'X' })
    await sendLater()
    expect((await latest()).state).toBe('accepted')
    expect(await board()).toMatchObject({ broken: null, states: { rejected: others, waiting: 0 } })
    const [action] = await api.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, 'invoice-record-corrected'))
    expect(action).toMatchObject({
      subjectId: id,
      before: { position: corrects, state: 'rejected' },
      reason: 'NIF con una errata',
    })
  })

  it('that was accepted with errors replaces it, also after a rejected correction', async () => {
    api.sandbox.taxOffice.answer = 'accept-with-errors'
    const id = await sellFull()
    await send()
    expect((await latest()).state).toBe('accepted_with_errors')
    api.sandbox.taxOffice.answer = 'reject'
    await correct(id)
    expect(await latest()).toMatchObject({ priorRejection: 'N' })
    await sendLater()
    expect((await latest()).state).toBe('rejected')
    api.sandbox.taxOffice.answer = 'accept'
    await correct(id)
    expect(await latest()).toMatchObject({ priorRejection: 'S' })
    await sendLater()
    expect((await latest()).state).toBe('accepted')
  })

  it('is refused for an accepted record, and made once for two requests at the same time', async () => {
    api.sandbox.taxOffice.answer = 'reject'
    const id = await sellFull()
    await send()
    const outcomes = await Promise.all([correct(id), correct(id)])
    expect(outcomes.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    api.sandbox.taxOffice.answer = 'accept'
    await sendLater()
    expect((await correct(id)).response.status.code).toBe(statusCodes.invoiceFinal.code)
    expect((await correct(999_999)).http).toBe(404)
  })

  it('is found by what the tax office says', async () => {
    api.sandbox.taxOffice.answer = 'reject'
    const id = await sellFull()
    await send()
    const list = async () => {
      const query = { tax_office: 'rejected' as const }
      const { response } = await api.call(getStaffInvoices, { session: await operations(), query })
      return response.invoices.filter((invoice) => invoice.id === id)
    }
    expect(await list()).toMatchObject([{ tax_office_error: '1100: Valor o tipo incorrecto del campo.' }])
    await correct(id)
    expect(await list()).toEqual([])
  })
})

it('the declaration of the producer names the program of the records, and no signature that is not set', async () => {
  const session = await logInStaff(api, await createStaff(api, ['operations']))
  const { issuer } = api.config
  expect((await api.call(getProducerDeclaration, { session })).response).toMatchObject({
    register: 'verifactu',
    system: { name: 'Colada', id: '01', version: '1.0' },
    producer: { name: issuer.name, cif: issuer.taxId, address: issuer.address },
    signed: null,
  })
})
