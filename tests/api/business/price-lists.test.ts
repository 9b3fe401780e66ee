import { syncCart } from '@colada/domain/cart/contract'
import { addItems, reserve } from '@colada/domain/orders/contract'
import { decideBusiness, getBusiness } from '@colada/domain/staff/business-contract'
import {
  addPriceList,
  getPriceList,
  getPriceLists,
  updatePriceList,
} from '@colada/domain/staff/price-list-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { businessAccounts, users } from '#api/account/tables.ts'
import { issueSummaryInvoices } from '#api/business/service.ts'
import { invoiceOrders, invoices } from '#api/invoices/tables.ts'
import { accountEntries } from '#api/orders/account-entry-tables.ts'
import { orderItems } from '#api/orders/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { requestChange } from '../orders/order-changes.ts'
import {
  checkout,
  createShopper,
  fetchPrices,
  makeBusiness,
  makeStaff,
  type Shopper,
} from '../orders/shopper.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'

const api = setUpPaymentApi()

/** Three shirts: 3 × 3.95 at the prices of the shop, 3 × 3.00 at those of the company. */
const shirts = [{ product_id: 1, qty: 3 }]

let company: Shopper
let operations = ''

beforeEach(async () => {
  company = await createShopper(api)
  await makeBusiness(api, company)
  await api.db
    .update(users)
    .set({ businessName: 'Hotel Sol', taxId: 'B86987658', billingAddress: 'Calle Mayor, 1' })
    .where(eq(users.id, company.userId))
  await checkout(api, company)
  await api.db.update(slots).set({ variation: 0, capacity: 99 })
  operations = await logInStaff(api, await createStaff(api, ['operations']))
})

const code = ({ response }: { response: { status: { code: number } } }) => response.status.code
const add = async (name = 'Hoteles') =>
  (await api.call(addPriceList, { session: operations, body: { name } })).response.list
const change = (id: number, fields: object, version = 1) => {
  const body = { name: 'Hoteles', prices: [], archived: false, version, ...fields }
  return api.call(updatePriceList, { session: operations, params: { priceListId: id }, body })
}

/** Gives the company a price list; returns the response. */
async function assign(id: number | null) {
  const params = { userId: company.userId }
  const { account } = (await api.call(getBusiness, { session: operations, params })).response
  const body = {
    state: 'approved',
    limit: 500,
    terms_days: 30,
    reason: '',
    version: account.version,
    price_list_id: id,
  } as const
  return api.call(decideBusiness, { session: operations, params, body })
}

async function assignShirts(): Promise<number> {
  const { id } = await add()
  await change(id, { prices: [{ product_id: 1, price: 3 }] })
  expect((await assign(id)).response.account.price_list_id).toBe(id)
  return id
}

describe('the price list of a company', () => {
  it('is what its quote, its order, its account and its invoice have, to the cent', async () => {
    const before = await fetchPrices(api, company, { items: shirts })
    expect(before).toMatchObject({ precio_items: 11.85, precio_pedido: 25.75 })
    await assignShirts()
    const body = await checkout(api, company, { items: shirts })
    expect(body.prices).toMatchObject({ precio_items: 9, precio_transporte: 13.9, precio_pedido: 22.9 })
    const { new_order: order } = (await api.call(reserve, { session: company.session, body })).response
    expect(order).toMatchObject({ precioPedido: 22.9, precioPedidoIVA: 3.97, on_account: true })
    const [item] = await api.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    expect(item).toMatchObject({ price: 300, lineTotal: 900 })
    const [entry] = await api.db.select().from(accountEntries).where(eq(accountEntries.orderId, order.id))
    expect(entry).toMatchObject({ amount: 2290, vat: 397 })

    await issueSummaryInvoices(api.db, api.dependencies.clock() + 40 * 86_400_000)
    const [row] = await api.db
      .select({ invoice: invoices })
      .from(invoices)
      .innerJoin(invoiceOrders, eq(invoiceOrders.invoiceId, invoices.id))
      .where(eq(invoiceOrders.orderId, order.id))
    expect(row!.invoice).toMatchObject({ kind: 'F1', base: 1893, vat: 397, total: 2290 })
  })

  it('holds for garments that are added, and where staff act for the company', async () => {
    await assignShirts()
    const body = await checkout(api, company, { items: shirts })
    const { new_order: order } = (await api.call(reserve, { session: company.session, body })).response
    const more = await requestChange(api, company, addItems, { order_id: order.id, items: shirts })
    expect(more.response.new_order.precioPedido).toBe(31.9)
    await makeStaff(api, company)
    expect(await fetchPrices(api, company, { items: shirts })).toMatchObject({ precio_items: 9 })
  })

  it('that changes between quote and order is answered with the new prices', async () => {
    const id = await assignShirts()
    const body = await checkout(api, company, { items: shirts })
    await change(id, { prices: [{ product_id: 1, price: 3.2 }] }, 2)
    const refused = await api.call(reserve, { session: company.session, body })
    expect([refused.http, code(refused)]).toEqual([409, statusCodes.pricesChanged.code])
    expect(refused.response).toMatchObject({ prices: { precio_items: 9.6, precio_pedido: 23.5 } })
  })

  it('comes with the synchronised cart of the company, and of nobody else', async () => {
    await assignShirts()
    const sync = (session: string) => api.call(syncCart, { session, body: { cart: [] } })
    expect((await sync(company.session)).response.agreed_prices).toEqual([{ product_id: 1, price: 3 }])
    const other = await createShopper(api)
    expect((await sync(other.session)).response).not.toHaveProperty('agreed_prices')
    expect(await fetchPrices(api, other, { items: shirts })).toMatchObject({ precio_items: 11.85 })
  })

  it('is taken away by a decision without one, and stays with a decision that does not name it', async () => {
    const id = await assignShirts()
    const params = { userId: company.userId }
    const [account] = await api.db
      .select()
      .from(businessAccounts)
      .where(eq(businessAccounts.userId, company.userId))
    const { version } = account!
    const body = { state: 'approved', limit: 600, terms_days: 30, reason: '', version } as const
    const kept = await api.call(decideBusiness, { session: operations, params, body })
    expect(kept.response.account.price_list_id).toBe(id)
    expect((await assign(null)).response.account.price_list_id).toBeNull()
    expect(await fetchPrices(api, company, { items: shirts })).toMatchObject({ precio_items: 11.85 })
  })
})

describe('price lists', () => {
  it('are listed with their prices and companies, and every change is recorded', async () => {
    const id = await assignShirts()
    const { lists } = (await api.call(getPriceLists, { session: operations })).response
    expect(lists.find((list) => list.id === id)).toEqual({
      id,
      name: 'Hoteles',
      archived: false,
      prices: 1,
      companies: 1,
    })
    const { list } = (await api.call(getPriceList, { session: operations, params: { priceListId: id } }))
      .response
    expect(list).toMatchObject({ version: 2, prices: [{ product_id: 1, price: 3 }] })
    const actions = await api.db.select().from(staffActions).where(eq(staffActions.subjectId, id))
    expect(
      actions.filter(({ subjectKind }) => subjectKind === 'price-list').map(({ action }) => action),
    ).toEqual(['price-list-added', 'price-list-changed'])
  })

  it('are archived when no company has them, and then assigned to none', async () => {
    const id = await assignShirts()
    const refused = await change(id, { archived: true }, 2)
    expect([refused.http, code(refused)]).toEqual([409, statusCodes.priceListInUse.code])
    await assign(null)
    expect((await change(id, { archived: true }, 2)).response.list.archived).toBe(true)
    expect((await assign(id)).response.errors).toHaveProperty('price_list_id')
  })

  it('are changed at the version that was seen, with known products', async () => {
    const { id } = await add()
    expect(
      (await change(id, { prices: [{ product_id: 999_999, price: 3 }] })).response.errors,
    ).toHaveProperty('prices')
    const twice = {
      prices: [
        { product_id: 1, price: 3 },
        { product_id: 1, price: 4 },
      ],
    }
    expect((await change(id, twice)).response.errors).toHaveProperty('prices')
    await change(id, { name: 'Hostales' })
    expect(code(await change(id, { name: 'Hoteles' }))).toBe(statusCodes.versionChanged.code)
  })

  it('are for operations', async () => {
    const counter = await logInStaff(api, await createStaff(api, ['counter']))
    expect((await api.call(getPriceLists, { session: counter })).http).toBe(403)
  })
})
