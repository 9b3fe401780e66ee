import { getMe } from '@colada/domain/account/contract'
import { deleteUser } from '@colada/domain/account/personal-data-contract'
import {
  getBusinessAccount,
  getStatement,
  getStatementFile,
  getStatementTable,
  requestCredit,
} from '@colada/domain/business/contract'
import { addMonths, monthOf } from '@colada/domain/business/month'
import { formatMoney } from '@colada/domain/money/format-money'
import { addItems, reserve } from '@colada/domain/orders/contract'
import { toInstant } from '@colada/domain/schedule/local-time'
import {
  addBusinessPayment,
  decideBusiness,
  getBusiness,
  getBusinesses,
  getBusinessStatementTable,
} from '@colada/domain/staff/business-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { businessAccounts, users } from '#api/account/tables.ts'
import { issueSummaryInvoices, loadStatement, sendStatements, suspendOverdue } from '#api/business/service.ts'
import { invoiceOrders, invoices } from '#api/invoices/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { accountEntries } from '#api/orders/account-entry-tables.ts'
import { orders } from '#api/orders/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { moveTo, requestChange } from '../orders/order-changes.ts'
import { checkout, createShopper, makeBusiness, type Shopper } from '../orders/shopper.ts'
import { pay } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { endpointUrl } from '../support/test-api.ts'

const api = setUpPaymentApi()

/** Three sacks: 95.70, 20.10 of VAT and no transport (operations, 5: H). */
const sacks = [{ product_id: 801, qty: 3 }]
const oneSack = [{ product_id: 801, qty: 1 }]
const options = { category: 12 }

const DAY_MS = 86_400_000

let company: Shopper
let operations = ''

beforeEach(async () => {
  company = await createShopper(api)
  await makeBusiness(api, company, { hasCredit: false })
  await api.db
    .update(users)
    .set({ businessName: '=Hotel Sol', taxId: 'B86987658', billingAddress: 'Calle Mayor, 1' })
    .where(eq(users.id, company.userId))
  // The slots of the next days exist now, and cost what the transport costs.
  await checkout(api, company)
  await api.db.update(slots).set({ variation: 0, capacity: 99 })
  operations = await logInStaff(api, await createStaff(api, ['operations']))
})

async function order(items: readonly { product_id: number; qty: number }[] = sacks, fields: object = {}) {
  const body = { ...(await checkout(api, company, { items, ...options })), ...fields }
  // An identical order within a minute is a duplicate.
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return api.call(reserve, { session: company.session, body, headers })
}

const accountOf = async () =>
  (await api.call(getBusinessAccount, { session: company.session })).response.account

async function decide(
  fields: { state?: 'approved' | 'suspended' | 'refused'; limit?: number; reason?: string } = {},
  session = operations,
) {
  const [row] = await api.db
    .select()
    .from(businessAccounts)
    .where(eq(businessAccounts.userId, company.userId))
  const body = {
    state: 'approved',
    limit: 500,
    terms_days: 30,
    reason: '',
    version: row?.version ?? 0,
    ...fields,
  }
  return api.call(decideBusiness, { session, params: { userId: company.userId }, body })
}

const receive = (amount: number, session = operations, headers: Record<string, string> = {}) =>
  api.call(addBusinessPayment, {
    session,
    params: { userId: company.userId },
    body: { amount, paid_on: '2026-11-20', reference: '-TR 118' },
    headers,
  })

const entries = async () => {
  const rows = await api.db
    .select()
    .from(accountEntries)
    .where(eq(accountEntries.userId, company.userId))
    .orderBy(accountEntries.id)
  return rows.map(({ kind, amount, vat }) => [kind, amount, vat])
}

const mailsOf = (kind: string) =>
  api.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, kind), eq(mailOutbox.subjectId, String(company.userId))))

const code = ({ response }: { response: { status: { code: number } } }) => response.status.code

describe('credit of a company (case 21)', () => {
  it('is asked for, approved with a limit, and decides who pays up front', async () => {
    expect((await accountOf()).state).toBeNull()
    const before = await order()
    expect(before.response.new_order).toMatchObject({ status: 1, precioPedido: 115.8, on_account: false })

    const body = { wanted_limit: 500, contact: 'Ana, administración' }
    const asked = await api.call(requestCredit, { session: company.session, body })
    expect(asked.response.account).toMatchObject({ state: 'requested', wanted_limit: 500, left: 0 })
    const list = await api.call(getBusinesses, { session: operations })
    expect(list.response.companies[0]).toMatchObject({ user_id: company.userId, state: 'requested' })

    expect((await decide({ limit: 100 })).response.account).toMatchObject({ state: 'approved', limit: 100 })
    const refused = await order()
    expect([refused.http, code(refused)]).toEqual([409, statusCodes.creditExceeded.code])
    expect(refused.response).toMatchObject({ missing: 15.8 })
    expect(await entries()).toEqual([])

    const paying = await order(sacks, { pay_now: 1 })
    expect(paying.response.new_order).toMatchObject({ status: 1, on_account: false })

    await decide({ limit: 500 })
    const accepted = await order()
    expect(accepted.response.new_order).toMatchObject({ status: 0, precioPendiente: 0, on_account: true })
    expect(await accountOf()).toMatchObject({ balance: 115.8, left: 384.2 })
    expect(await entries()).toEqual([['order', 11_580, 2010]])
    expect((await api.call(getMe, { session: company.session })).response.user_info).toMatchObject({
      on_account: 1,
      credit_left: 384.2,
    })
    expect(await mailsOf('account-credit-decided')).toHaveLength(2)
  })

  it('needs a reason to refuse or suspend, and the version that was seen', async () => {
    expect((await decide({ state: 'refused' })).response.errors).toHaveProperty('reason')
    await decide()
    const stale = await api.call(decideBusiness, {
      session: operations,
      params: { userId: company.userId },
      body: { state: 'suspended', limit: 500, terms_days: 30, reason: 'x', version: 0 },
    })
    expect(code(stale)).toBe(statusCodes.versionChanged.code)
    expect((await decide({ state: 'suspended', reason: 'Moved' })).response.account.state).toBe('suspended')
    expect((await order()).response.new_order.on_account).toBe(false)
  })

  it('above 3,000.00 is approved by a second person with the same values', async () => {
    expect(code(await decide({ limit: 3000.01 }))).toBe(statusCodes.approvalRequired.code)
    expect(code(await decide({ limit: 3000.01 }))).toBe(statusCodes.approvalRequired.code)
    const params = { userId: company.userId }
    const seen = (await api.call(getBusiness, { session: operations, params })).response.account
    expect(seen).toMatchObject({ limit: 500, proposal: { limit: 3000.01, by: 'Carmen Ortega', by_me: true } })
    const second = await logInStaff(api, await createStaff(api, ['operations']))
    expect(code(await decide({ limit: 4000 }, second))).toBe(statusCodes.approvalRequired.code)
    expect((await decide({ limit: 4000 }, operations)).response.account).toMatchObject({
      state: 'approved',
      limit: 4000,
      proposal: null,
    })
    const actions = await api.db
      .select({ action: staffActions.action })
      .from(staffActions)
      .where(eq(staffActions.subjectId, company.userId))
    expect(actions.map(({ action }) => action).filter((action) => action.startsWith('credit'))).toEqual([
      'credit-proposed',
      'credit-proposed',
      'credit-proposed',
      'credit-decided',
    ])
  })

  it('is for companies: private customers get 403, counters no access', async () => {
    const customer = await createShopper(api)
    const body = { wanted_limit: 500, contact: 'Ana' }
    expect((await api.call(requestCredit, { session: customer.session, body })).http).toBe(403)
    const counter = await logInStaff(api, await createStaff(api, ['counter']))
    expect((await receive(10, counter)).http).toBe(403)
  })
})

describe('two orders at the limit', () => {
  it('one is accepted, the other refused with nothing written', async () => {
    await decide({ limit: 200 })
    const bodies = await Promise.all([
      checkout(api, company, { items: sacks, ...options }),
      checkout(api, company, { items: sacks, ...options, pickup: 1 }),
    ])
    const outcomes = await Promise.all(
      bodies.map((body) => api.call(reserve, { session: company.session, body })),
    )
    expect(outcomes.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await accountOf()).toMatchObject({ balance: 115.8, left: 84.2 })
  })
})

describe('an order on account', () => {
  it('is reversed by what its cancellation does not keep', async () => {
    await decide()
    const { new_order: sack } = (await order(oneSack)).response
    expect(sack.precioPedido).toBe(52.5)
    await moveTo(api, sack, [10, 60])
    expect(await entries()).toEqual([
      ['order', 5250, 911],
      ['cancellation', -3860, -670],
    ])
    const { new_order: all } = (await order()).response
    await moveTo(api, all, [60])
    expect((await accountOf()).balance).toBe(13.9)
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.kind, 'order-cancelled'), eq(mailOutbox.subjectId, String(sack.id))))
    expect(mail!.details).toEqual({ refund: 3860, kept: 1390 })
  })

  it('grows by added garments within the limit; above it they are paid', async () => {
    await decide({ limit: 130 })
    const { new_order: first } = (await order()).response
    const add = (quantity: number, fields: object = {}) =>
      requestChange(api, company, addItems, {
        order_id: first.id,
        items: [{ product_id: 803, qty: quantity }],
        ...fields,
      })
    expect((await add(1)).response.new_order.precioPedido).toBe(120.04)
    const exceeded = await add(3)
    expect(code(exceeded)).toBe(statusCodes.creditExceeded.code)
    expect(exceeded.response).toMatchObject({ missing: 2.75 })
    const paying = await add(3, { pay_now: 1 })
    expect(paying.response.new_order).toMatchObject({ precioPendiente: 12.71, precioPedido: 120.04 })
    await pay(api, company, first.id)
    expect((await accountOf()).balance).toBe(120.04)
    expect(await entries()).toEqual([
      ['order', 11_580, 2010],
      ['order', 424, 73],
      ['order', 1271, 221],
      ['payment', -1271, 0],
    ])
  })
})

describe('a payment', () => {
  it('is recorded once, and ends what suspends an overdue company', async () => {
    await decide()
    await order()
    const ordered = api.dependencies.clock()
    await suspendOverdue(api.db, ordered + 30 * DAY_MS)
    expect((await accountOf()).state).toBe('approved')
    await suspendOverdue(api.db, ordered + 90 * DAY_MS)
    expect(await accountOf()).toMatchObject({ state: 'suspended', suspended_for: 'overdue' })

    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await receive(115.8, operations, headers)).response.account).toMatchObject({
      state: 'approved',
      suspended_for: null,
      balance: 0,
    })
    await receive(115.8, operations, headers)
    expect(await entries()).toEqual([
      ['order', 11_580, 2010],
      ['payment', -11_580, 0],
    ])
    const mails = await mailsOf('account-credit-decided')
    expect(mails.map(({ details }) => (details as { state: string }).state)).toEqual([
      'approved',
      'suspended',
      'approved',
    ])
  })

  it('on a day in the future is refused', async () => {
    await decide()
    const { response } = await api.call(addBusinessPayment, {
      session: operations,
      params: { userId: company.userId },
      body: { amount: 10, paid_on: '2030-01-01', reference: 'TR' },
    })
    expect(response.errors).toHaveProperty('paid_on')
  })

  it('is an entry that nobody changes or deletes', async () => {
    await decide()
    await receive(10)
    await expect(api.db.update(accountEntries).set({ amount: 1 })).rejects.toThrow()
    await expect(api.db.delete(accountEntries)).rejects.toThrow()
  })
})

describe('the summary invoice of a month', () => {
  /** At six in the morning of the first day of the month after this one, or a later one. */
  const firstOf = (months: number) => {
    const month = addMonths(monthOf(api.dependencies.clock() / 1000), months)
    return toInstant(`${month}-01`, '06:00') * 1000
  }
  const issued = async () => {
    const rows = await api.db
      .selectDistinct({ invoice: invoices })
      .from(invoices)
      .innerJoin(invoiceOrders, eq(invoiceOrders.invoiceId, invoices.id))
      .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
      .where(eq(orders.userId, company.userId))
      .orderBy(asc(invoices.id))
    return rows.map(({ invoice: { kind, base, vat, total, lines } }) => [
      kind,
      base,
      vat,
      total,
      lines.length,
    ])
  }

  it('has all orders once; what is cancelled later is rectified', async () => {
    await decide()
    const { new_order: first } = (await order()).response
    await order(oneSack)
    const billedAt = firstOf(1)
    await issueSummaryInvoices(api.db, billedAt - 1000)
    expect(await issued()).toEqual([])
    await Promise.all([issueSummaryInvoices(api.db, billedAt), issueSummaryInvoices(api.db, billedAt)])
    const invoice = ['F1', 13_909, 2921, 16_830, 2]
    expect(await issued()).toEqual([invoice])

    await moveTo(api, first, [60])
    await issueSummaryInvoices(api.db, firstOf(2))
    await issueSummaryInvoices(api.db, firstOf(2))
    expect(await issued()).toEqual([invoice, ['R1', -9570, -2010, -11_580, 1]])
  })
})

describe('the statement of a month (case 22)', () => {
  /** The example of operations 5.6: the last month before the one of the tests. */
  async function fill(): Promise<string> {
    await decide()
    const at = (date: string) => new Date(date)
    const rows = [
      ['order', 11_580, 2010, '2026-09-10T10:00:00Z'],
      ['order', 11_580, 2010, '2026-10-02T10:00:00Z'],
      ['order', 11_580, 2010, '2026-10-05T10:00:00Z'],
      ['order', 5250, 911, '2026-10-09T10:00:00Z'],
      ['order', 11_580, 2010, '2026-10-12T10:00:00Z'],
      ['cancellation', -11_580, -2010, '2026-10-12T11:00:00Z'],
      ['payment', -11_580, 0, '2026-10-20T10:00:00Z'],
    ] as const
    const { new_order: first } = (await order()).response
    await moveTo(api, first, [60])
    for (const [kind, amount, vat, date] of rows) {
      const payment = { reference: '=1+1', paidOn: '2026-10-20' }
      await api.db.insert(accountEntries).values({
        userId: company.userId,
        // Adjustments have no order, so the orders of the example need no rows.
        kind: kind === 'payment' ? kind : 'adjustment',
        amount,
        vat,
        staffId: 0,
        ...(kind === 'payment' && payment),
        at: at(date),
      })
    }
    await api.db
      .update(businessAccounts)
      .set({ balance: sql`(select sum(amount) from account_entries where user_id = ${company.userId})` })
      .where(eq(businessAccounts.userId, company.userId))
    return '2026-10'
  }

  const read = (month: string) => api.call(getStatement, { session: company.session, query: { month } })

  it('has the exact closing balance, on screen, as a table and as a tagged PDF', async () => {
    const month = await fill()
    const { statement } = (await read(month)).response
    expect(statement).toMatchObject({ provisional: false, opening: 115.8, payments: -115.8, closing: 284.1 })

    const input = { session: company.session, query: { month } }
    const table = await api.app.inject(endpointUrl(api.config, getStatementTable, input))
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(table.body.startsWith('\uFEFF')).toBe(true)
    const lines = table.body.slice(1).trimEnd().split('\r\n')
    expect(lines[0]).toBe('Fecha;Concepto;Pedido;Referencia;Fecha del pago;Importe;IVA incluido')
    expect(lines[1]).toBe(';Saldo inicial;;;;115,80;')
    expect(lines).toContain("2026-10-20;Pago;;'=1+1;2026-10-20;-115,80;0,00")
    expect(lines).toContain(';Saldo final;;;;284,10;')
    const forStaff = { session: operations, query: { month }, params: { userId: company.userId } }
    const same = await api.app.inject(endpointUrl(api.config, getBusinessStatementTable, forStaff))
    expect([same.body, same.headers['content-disposition']]).toEqual([
      table.body,
      table.headers['content-disposition'],
    ])

    for (const language of ['es', 'en'] as const) {
      const file = await api.app.inject(endpointUrl(api.config, getStatementFile, { ...input, language }))
      const pdf = await readPdf(file.rawPayload)
      expect(pdf).toMatchObject({ isTagged: true, language, sizes: [[210, 297]] })
      expect(pdf.roles[0]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
      expect(pdf.texts[0]).toContain(language === 'es' ? 'Saldo final 284,10 €' : 'Closing balance 284,10 €')
    }
  })

  it('of the current month is provisional; there is none before the account or in the future', async () => {
    await decide()
    await order()
    const { months } = await accountOf()
    expect(months).toHaveLength(1)
    expect((await read(months[0]!)).response.statement).toMatchObject({
      provisional: true,
      closing: 115.8,
      base: 95.7,
      vat: 20.1,
      total: 115.8,
    })
    expect((await read('2020-01')).http).toBe(404)
    expect((await read('2099-01')).http).toBe(404)
    expect((await read('2026-13')).http).toBe(422)
    const other = await createShopper(api)
    const foreign = await api.call(getStatement, { session: other.session, query: { month: months[0]! } })
    expect(foreign.http).toBe(404)
    const now = api.dependencies.clock()
    expect((await loadStatement(api.db, company.userId, months[0]!, now)).summary).toMatchObject({
      base: 9570,
      vat: 2010,
      total: 11_580,
    })
  })

  it('is mailed once, on the first day of the next month at six', async () => {
    const month = await fill()
    const first = Date.parse('2026-11-01T05:00:00Z')
    await sendStatements(api.db, first - 1000)
    expect(await mailsOf('account-statement')).toEqual([])
    await sendStatements(api.db, first)
    await sendStatements(api.db, first + DAY_MS)
    const mails = await mailsOf('account-statement')
    expect(mails.map(({ details }) => details)).toEqual([{ month, closing: 28_410, dueOn: '2026-12-01' }])
  })
})

describe('the deletion of an account', () => {
  const remove = (language: 'es' | 'en' = 'es') =>
    api.call(deleteUser, { session: company.session, params: { id: company.userId }, language })
  const stored = async () => {
    const [row] = await api.db
      .select()
      .from(businessAccounts)
      .where(eq(businessAccounts.userId, company.userId))
    return row
  }

  it('is refused while something is owed, with the amount and how it is paid', async () => {
    await decide()
    const { new_order: sack } = (await order(oneSack)).response
    await moveTo(api, sack, [10, 20, 30, 40, 50])
    const refused = await remove()
    expect([refused.http, code(refused)]).toEqual([409, statusCodes.openBalance.code])
    const iban = api.config.issuerIban
    expect(refused.response.status.message).toBe(
      `Debes ${formatMoney(5250)} de tus pedidos a cuenta. Págalos por transferencia a ${iban}, con el concepto B86987658; después podrás borrar la cuenta.`,
    )
    expect((await remove('en')).response.status.message).toContain(`You owe ${formatMoney(5250)} for`)
    expect(await stored()).toMatchObject({ state: 'approved', balance: 5250 })

    await receive(52.5)
    expect((await remove()).http).toBe(200)
    expect(await stored()).toMatchObject({ state: 'refused', balance: 0, contact: '' })
  })

  it('invoices what is not invoiced yet to the company, once', async () => {
    await decide()
    const { new_order: sack } = (await order(oneSack)).response
    await moveTo(api, sack, [10, 20, 30, 40, 50])
    await receive(52.5)
    await remove()
    const issued = async () =>
      api.db
        .select({ invoice: invoices })
        .from(invoices)
        .innerJoin(invoiceOrders, eq(invoiceOrders.invoiceId, invoices.id))
        .where(eq(invoiceOrders.orderId, sack.id))
    const [{ invoice }] = (await issued()) as [{ invoice: typeof invoices.$inferSelect }]
    expect(invoice).toMatchObject({ kind: 'F1', total: 5250, vat: 911 })
    expect(invoice.recipient).toMatchObject({ name: '=Hotel Sol', taxId: 'B86987658' })
    expect(invoice.operationDate <= invoice.issuedAt.toISOString().slice(0, 10)).toBe(true)
    await issueSummaryInvoices(api.db, api.dependencies.clock() + 40 * DAY_MS)
    expect(await issued()).toHaveLength(1)
  })

  it('withdraws a request for credit', async () => {
    const body = { wanted_limit: 700, contact: 'Bartolomea' }
    await api.call(requestCredit, { session: company.session, body })
    expect((await remove()).http).toBe(200)
    expect(await stored()).toMatchObject({
      state: 'refused',
      wantedLimit: null,
      requestedAt: null,
      contact: '',
    })
    const { companies } = (await api.call(getBusinesses, { session: operations })).response
    expect(companies.map(({ user_id: id }) => id)).not.toContain(company.userId)
  })
})
