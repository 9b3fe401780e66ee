import { openDrawer, takeOrderPayment } from '@colada/domain/counter/contract'
import { getInvoices, getOrderInvoices, requestInvoice } from '@colada/domain/invoices/contract'
import { addItems, createOrder, reserve } from '@colada/domain/orders/contract'
import { getInvoiceChain, getStaffInvoices, rectifyInvoice } from '@colada/domain/staff/invoices-contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#api/account/tables.ts'
import { runTransaction } from '#api/database/connection.ts'
import { issueInvoice } from '#api/invoices/service.ts'
import { invoiceRecords, invoices } from '#api/invoices/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { moveTo, paidOrder, requestChange } from '../orders/order-changes.ts'
import {
  checkout,
  createShopper,
  createShoppers,
  fetchPrices,
  makeBusiness,
  makeStaff,
  type Shopper,
} from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { testNow } from '../support/test-now.ts'

const api = setUpPaymentApi({ config: { taxRegister: 'verifactu' } })

/** Two shirts and a suit: 24.85, and 13.90 for both legs (operations: order A). */
const orderA = [
  { product_id: 1, qty: 2 },
  { product_id: 3, qty: 1 },
]
const ana = { name: 'Ana García', cif: '12345678Z', address: 'Calle Mayor, 1, 28013 Madrid' }

let shopper: Shopper

beforeEach(async () => {
  shopper = await createShopper(api)
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, shopper)
  await api.db.update(slots).set({ variation: 0 })
})

const payA = () => paidOrder(api, shopper, { items: orderA })

const invoicesOf = async (orderId: number, { session }: Shopper = shopper) => {
  const { response } = await api.call(getOrderInvoices, { session, params: { orderId } })
  return response.invoices
}

const ask = (orderId: number, body: object = ana, { session }: Shopper = shopper) =>
  api.call(requestInvoice, { session, params: { orderId }, body })

const outcome = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]
const final = [statusCodes.invoiceFinal.http, statusCodes.invoiceFinal.code]

const checked = async () => {
  const operations = await logInStaff(api, await createStaff(api, ['operations']))
  return (await api.call(getInvoiceChain, { session: operations })).response
}

describe('a paid order', () => {
  it('has a simplified invoice, and its cancellation after the pickup a rectifying one', async () => {
    const order = await payA()
    const [sale] = await invoicesOf(order.id)
    expect(sale).toMatchObject({ kind: 'F2', base: 32.03, vat: 6.72, total: 38.75, recipient: '' })
    expect(sale!.number).toMatch(/^FS-2026\/\d{6}$/)
    await moveTo(api, order, [10, 60])
    const [refund] = await invoicesOf(order.id)
    expect(refund).toMatchObject({ kind: 'R5', base: -20.54, vat: -4.31, total: -24.85 })
    expect([refund!.number.slice(0, 7), refund!.of_numbers]).toEqual(['R-2026/', [sale!.number]])
  })

  it('gets a further invoice for added garments, and all are rectified together', async () => {
    const order = await payA()
    const body = { order_id: order.id, items: [{ product_id: 1, qty: 1 }] }
    await requestChange(api, shopper, addItems, body)
    await pay(api, shopper, order.id)
    const [later, sale] = await invoicesOf(order.id)
    expect(later).toMatchObject({ kind: 'F2', total: 3.95 })
    await moveTo(api, order, [60])
    const [refund] = await invoicesOf(order.id)
    expect(refund).toMatchObject({ total: -42.7, of_numbers: [sale!.number, later!.number] })
  })

  it('is in no invoice before it is paid', async () => {
    const body = { ...(await checkout(api, shopper, { items: orderA })), process_type: 'reserve_order' }
    const { response } = await api.call(reserve, { session: shopper.session, body })
    expect(await invoicesOf(response.new_order.id)).toEqual([])
  })

  it('names its customer above 3,000.00', async () => {
    const order = await paidOrder(api, shopper, { items: [{ product_id: 3, qty: 180 }] })
    expect((await invoicesOf(order.id))[0]).toMatchObject({ kind: 'F2', recipient: 'Ana García' })
    expect((await invoicesOf(order.id))[0]!.number).toMatch(/^F-2026\//)
  })

  it('of a company without credit has a full invoice, and a refund rectifies it as such', async () => {
    await makeBusiness(api, shopper, { hasCredit: false })
    const company = { businessName: 'Hotel Ítaca', taxId: 'B12345674', billingAddress: 'Calle Mayor, 1' }
    await api.db.update(users).set(company).where(eq(users.id, shopper.userId))
    const order = await payA()
    await moveTo(api, order, [60])
    const all = await invoicesOf(order.id)
    expect(all.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['R1', 'Hotel Ítaca'],
      ['F1', 'Hotel Ítaca'],
    ])
  })

  it('on account has none', async () => {
    await makeBusiness(api, shopper)
    const body = { ...(await checkout(api, shopper, { items: orderA })), process_type: 'reserve_order' }
    const { response } = await api.call(reserve, { session: shopper.session, body })
    expect(await invoicesOf(response.new_order.id)).toEqual([])
  })
})

describe('a payment at a counter', () => {
  it('has its invoice in the same transaction, also for a part of what is owed', async () => {
    await makeStaff(api, shopper)
    const counter = await logInStaff(api, await createStaff(api, ['counter']))
    await api.call(openDrawer, { session: counter, body: { till: 2, float: {} } })
    const body = {
      ...(await checkout(api, shopper, { items: orderA })),
      process_type: 'reserve_order_by_unpaid',
    }
    const { response } = await api.call(reserve, { session: shopper.session, body })
    const { id, localizador: locator } = response.new_order
    for (const amount of [10, 28.75]) {
      const { version } = (await api.call(getStaffOrder, { session: counter, params: { locator } })).response
      const payment = { method: 'terminal' as const, amount, terminal_ref: '1', version }
      const taken = await api.call(takeOrderPayment, { session: counter, params: { locator }, body: payment })
      expect(taken.http).toBe(200)
    }
    const all = await invoicesOf(id)
    expect(all.map(({ total }) => total)).toEqual([28.75, 10])
    expect(all.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0)).toBe(672)
  })
})

describe('a full invoice that is asked for', () => {
  it('takes the place of the simplified one, which stays: one total in the books', async () => {
    const order = await payA()
    const { http, response } = await ask(order.id)
    expect(http).toBe(200)
    const [full, simplified] = response.invoices
    expect(full).toEqual(response.invoice)
    expect(full).toMatchObject({ kind: 'F3', base: 32.03, vat: 6.72, total: 38.75, recipient: 'Ana García' })
    expect(full!.of_numbers).toEqual([simplified!.number])
    expect(simplified).toMatchObject({ kind: 'F2', replaced_by: full!.number })
    expect(outcome(await ask(order.id))).toEqual(final)
    await moveTo(api, order, [10, 60])
    const [refund] = await invoicesOf(order.id)
    expect(refund).toMatchObject({
      kind: 'R1',
      total: -24.85,
      recipient: 'Ana García',
      of_numbers: [full!.number],
    })
  })

  it('has what is left after a refund', async () => {
    const order = await payA()
    await moveTo(api, order, [10, 60])
    expect((await ask(order.id)).response.invoice).toMatchObject({ kind: 'F3', vat: 2.41, total: 13.9 })
  })

  it('is refused for a wrong tax id, an unpaid order and one whose money was given back', async () => {
    const order = await payA()
    const wrong = await ask(order.id, { ...ana, cif: '12345678A' })
    expect([wrong.http, Object.keys(wrong.response.errors!)]).toEqual([422, ['cif']])
    await moveTo(api, order, [60])
    expect(outcome(await ask(order.id))).toEqual(final)
    const other = await createShopper(api)
    expect((await ask(order.id, ana, other)).http).toBe(404)
    expect((await api.call(getInvoices, { session: other.session })).response.invoices).toEqual([])
  })

  it('is issued once for two requests at the same time', async () => {
    const order = await payA()
    const outcomes = await Promise.all([ask(order.id), ask(order.id)])
    expect(outcomes.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('wrong tax data', () => {
  it('are corrected by a rectifying invoice and a new one, once, with a reason', async () => {
    const session = await logInStaff(api, await createStaff(api, ['operations']))
    const order = await payA()
    const { invoice } = (await ask(order.id, { ...ana, name: 'Ana Garcia' })).response
    const body = { ...ana, reason: 'Nombre sin acento' }
    const params = { invoiceId: invoice.id }
    const { http, response } = await api.call(rectifyInvoice, { session, params, body })
    expect(http).toBe(200)
    const [right, back] = response.invoices
    expect(right).toMatchObject({ kind: 'F1', total: 38.75, vat: 6.72, recipient: 'Ana García' })
    expect(back).toMatchObject({ kind: 'R4', total: -38.75, vat: -6.72, of_numbers: [invoice.number] })
    expect(back).toMatchObject({ recipient: 'Ana Garcia', reason: body.reason })
    const [action] = await api.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, 'invoice-rectified'))
    expect(action).toMatchObject({ subjectId: invoice.id, orderId: order.id, reason: body.reason })
    expect(outcome(await api.call(rectifyInvoice, { session, params, body }))).toEqual(final)
    await moveTo(api, order, [60])
    expect((await invoicesOf(order.id))[0]).toMatchObject({ kind: 'R1', of_numbers: [right!.number] })
  })
})

describe('the books', () => {
  it('have numbers without a gap and one chain after 50 sales at the same time', async () => {
    const { positions } = await checked()
    const buyers = await createShoppers(api, 50)
    for (const buyer of buyers) await makeStaff(api, buyer)
    // Packs take no place in a van.
    const items = [{ product_id: 701, qty: 1 }]
    const prices = await fetchPrices(api, buyers[0]!, { items })
    const process_type = 'new_order_bono_by_tp_card' as const
    const slots = {
      pickup_time: null,
      delivery_time: null,
      pickup_address_id: null,
      delivery_address_id: null,
    }
    const body = { items, prices, process_type, terminal_ref: '1', es_bono: 1 as const, ...slots }
    const sales = await Promise.all(
      buyers.map(({ session }) => retryWhileUnavailable(() => api.call(createOrder, { session, body }))),
    )
    expect(sales.map(({ http }) => http)).toEqual(buyers.map(() => 200))
    expect(await checked()).toMatchObject({ positions: positions + 50, gaps: 0, broken: null })
  })

  it('lose no number to a transaction that fails', async () => {
    const order = await payA()
    const before = await checked()
    const failing = runTransaction(api.db, async (tx) => {
      const shares = [{ orderId: order.id, total: 100, vat: 17 }]
      await issueInvoice(tx, { kind: 'F2', recipient: null, shares, lines: [] }, new Date(testNow))
      throw new Error('The power failed.')
    })
    await expect(failing).rejects.toThrow('The power failed.')
    expect(await checked()).toEqual(before)
    expect(before).toMatchObject({ gaps: 0, broken: null, register: 'verifactu' })
  })

  it.each([
    ['an invoice', 'update invoices set total = total + 1, base = base + 1'],
    ['an invoice', 'delete from invoices'],
    ['what is of an order', 'update invoice_orders set total = 0'],
    ['what an invoice rectifies', 'delete from invoice_references'],
    ['the hash of a record', `update invoice_records set hash = ''`],
    ['a record', 'delete from invoice_records'],
    ['the last number', 'update invoice_series set last_number = last_number + 2'],
    ['a series', 'delete from invoice_series'],
  ])('refuse a change of %s: %s', async (_, statement) => {
    await payA()
    await expect(api.db.execute(sql.raw(statement))).rejects.toThrow()
  })

  it('show a record that was changed in spite of the trigger', async () => {
    await payA()
    await payA()
    const position = (await api.db.select().from(invoiceRecords))[0]!.position
    const forge = (vat: string) =>
      runTransaction(api.db, async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx
          .update(invoices)
          .set({ vat: sql.raw(`vat ${vat} 1`), total: sql.raw(`total ${vat} 1`) })
          .where(sql`id = (select invoice_id from invoice_records where position = ${position})`)
      })
    await forge('+')
    expect(await checked()).toMatchObject({ broken: position })
    await forge('-')
    expect(await checked()).toMatchObject({ broken: null })
  })

  it('are listed by series for operations', async () => {
    const session = await logInStaff(api, await createStaff(api, ['operations']))
    await ask((await payA()).id)
    const { response } = await api.call(getStaffInvoices, { session, query: { series: 'F-2026' } })
    expect(response.series).toEqual(expect.arrayContaining(['F-2026', 'FS-2026']))
    expect(response.invoices.every(({ number }) => number.startsWith('F-2026/'))).toBe(true)
    expect(response.invoices[0]).toMatchObject({ kind: 'F3', tax_office: 'waiting', can_rectify: true })
  })
})
