import { createAddress, getAddresses } from '@colada/domain/account/address-contract'
import { getMe, register } from '@colada/domain/account/contract'
import { createOrder } from '@colada/domain/orders/contract'
import { getCards } from '@colada/domain/payment/contract'
import { createStoreLink } from '@colada/domain/staff/contract'
import {
  closeCustomer,
  createCustomer,
  findCustomers,
  openCustomer,
} from '@colada/domain/staff/customers-contract'
import { getStaffOrders } from '@colada/domain/staff/orders-contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPlaceholderEmail } from '#api/account/placeholder-email.ts'
import { accountAudit } from '#api/account/security-tables.ts'
import { users } from '#api/account/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orders, orderSteps } from '#api/orders/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { checkout, createShopper, placeOrder, type Shopper } from '../orders/shopper.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { createTestApi, type TestApi, validAddress, validRegistration } from '../support/test-api.ts'

let api: TestApi
let counter: string
let known: Shopper
let locator: string
beforeAll(async () => {
  api = await createTestApi()
  counter = await logInStaff(api, await createStaff(api, ['counter']))
  known = await createShopper(api)
  await api.db
    .update(users)
    .set({ firstName: 'Beatriz', lastName: 'Ibáñez Gil', phone: '+34612345678' })
    .where(eq(users.id, known.userId))
  locator = (await placeOrder(api, known)).localizador
})
afterAll(() => api.close())

const find = async (q: string, session = counter) =>
  (await api.call(findCustomers, { session, query: { q } })).response

const open = (body: object, session = counter) => api.call(openCustomer, { session, body })

const lastAction = async () =>
  (await api.db.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1))[0]!

describe('the finder', () => {
  it.each([
    ['a name', 'beatriz ibáñez'],
    ['a name without accents, in capitals', 'IBANEZ'],
    ['words in another order', 'gil beatriz'],
    ['a phone number as it is said', '612 34 56 78'],
    ['a phone number with its country code', '0034 612345678'],
    ['the end of a phone number', '345678'],
  ])('finds a customer by %s', async (_, q) => {
    expect((await find(q)).customers).toEqual([
      {
        id: known.userId,
        name: 'Beatriz Ibáñez Gil',
        email: known.email,
        phone: '+34612345678',
        business_name: '',
      },
    ])
  })

  it('finds a customer by the start of the e-mail address, and an order by that of its locator', async () => {
    expect((await find(known.email.slice(0, 12).toUpperCase())).customers).toHaveLength(1)
    const { customers, orders } = await find(locator.slice(0, -1).toLowerCase())
    expect(customers).toEqual([])
    expect(orders).toMatchObject([{ localizador: locator, customer: { phone: '+34612345678' } }])
  })

  it('finds nothing by a wildcard, and refuses a text of two characters', async () => {
    expect(await find('%_%')).toMatchObject({ customers: [], orders: [] })
    expect((await find(' ab ')).status.code).toBe(422)
  })

  it('returns twenty customers at most, those whose name starts with the text first', async () => {
    const [{ id: _id, searchText: _text, ...row }] = (await api.db
      .select()
      .from(users)
      .where(eq(users.id, known.userId))) as [typeof users.$inferSelect]
    const copies = Array.from({ length: 22 }, (_, number) => ({
      ...row,
      firstName: number === 0 ? 'Zulema' : 'Ana',
      lastName: 'Zulema',
      email: `zulema-${number}@example.org`,
      personalPromoCode: `ZULEMA${number}`,
    }))
    await api.db.insert(users).values(copies)
    const { customers } = await find('zulema')
    expect(customers).toHaveLength(20)
    expect(customers[0]!.name).toBe('Zulema Zulema')
  })
})

describe('opening a customer', () => {
  it('answers what the counter needs, and is recorded', async () => {
    const { response } = await open({ user_id: known.userId })
    expect(response).toMatchObject({
      customer: { id: known.userId, first_name: 'Beatriz', isB2B: '0', on_account: 0 },
      addresses: [{ id: known.addressId }],
      orders: [{ localizador: locator }],
      favourites: [],
      wallet: [],
    })
    expect(await lastAction()).toMatchObject({
      action: 'customer-opened',
      customerId: known.userId,
      storeId: 36,
    })
  })

  it.each([
    ['e-mail address', () => ({ email: known.email.toUpperCase() })],
    ['phone number', () => ({ phone: '612 34 56 78' })],
    ['order', () => ({ locator: locator.toLowerCase() })],
  ])('finds the customer by %s', async (_, body) => {
    // The newest of those with the same phone number; all are copies of this customer.
    expect((await open(body())).response.customer.first_name).toMatch(/Beatriz|Ana|Zulema/)
  })

  it('needs exactly one name of the customer, who exists', async () => {
    expect((await open({})).http).toBe(422)
    expect((await open({ user_id: known.userId, email: known.email })).http).toBe(422)
    expect((await open({ user_id: 999_999 })).http).toBe(404)
    expect((await open({ locator: 'NOBODYS' })).http).toBe(404)
  })

  it('lets the session of staff send the requests of this customer, and of no other, until it is closed', async () => {
    const session = await logInStaff(api, await createStaff(api, ['operations']))
    expect((await api.call(getAddresses, { session })).http).toBe(401)

    await open({ user_id: known.userId }, session)
    expect((await api.call(getMe, { session })).response.user_info.id).toBe(known.userId)
    expect((await api.call(getCards, { session })).http).toBe(403)
    const other = await createShopper(api)
    const headers = { 'x-acting-for': String(other.userId) }
    const refused = await api.call(createAddress, { session, headers, body: validAddress() })
    expect(refused.response.status.code).toBe(1501)
    const own = { 'x-acting-for': String(known.userId) }
    const added = await api.call(createAddress, {
      session,
      headers: own,
      body: validAddress({ alias: 'Taller' }),
    })
    expect(added.http).toBe(200)
    const [event] = await api.db.select().from(accountAudit).orderBy(desc(accountAudit.id)).limit(1)
    expect(event).toMatchObject({ event: 'address-added', userId: known.userId, actorKind: 'staff' })

    await open({ user_id: other.userId }, session)
    expect((await api.call(getMe, { session })).response.user_info.id).toBe(other.userId)
    await api.call(closeCustomer, { session })
    expect((await api.call(getMe, { session })).http).toBe(401)
    expect(await lastAction()).toMatchObject({ action: 'customer-closed', customerId: other.userId })
    const { id } = await lastAction()
    await api.call(closeCustomer, { session })
    expect((await lastAction()).id).toBe(id)
  })
})

describe('an order of an opened customer', () => {
  it('is taken at the store by the staff member, with the wider limits, and is the customer’s', async () => {
    await open({ user_id: known.userId })
    const carpet = [{ product_id: 300, qty: 1, width: 350, height: 200 }]
    const body = await checkout(api, { ...known, session: counter }, { items: carpet, category: 9 })
    const order = { ...body, user_id: known.userId, process_type: 'reserve_order_by_unpaid' }
    const { http, response } = await api.call(createOrder, { session: counter, body: order })
    expect(http).toBe(200)
    const { localizador } = response.new_order
    const [row] = await api.db.select().from(orders).where(eq(orders.locator, localizador))
    expect(row).toMatchObject({ userId: known.userId, storeId: 36, status: 0 })
    const [step] = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, row!.id))
    expect(step!.actorKind).toBe('staff')
    const query = { store: '36', unpaid: '1' }
    const listed = await api.call(getStaffOrders, { session: counter, query })
    expect(listed.response.orders.map((each) => each.localizador)).toEqual([localizador])
    const elsewhere = await api.call(getStaffOrders, { session: counter, query: { store: '44' } })
    expect(elsewhere.response.orders).toEqual([])
  })
})

describe('a new customer', () => {
  const body = { full_name: 'Rosa Vidal Mas', phone: '655 10 20 30', aceptarTyC: 1 as const }
  const create = (fields: object = {}) =>
    api.call(createCustomer, { session: counter, body: { ...body, ...fields } })

  it('without an e-mail address has a placeholder, to which nothing is sent', async () => {
    const mails = await api.db.$count(mailOutbox)
    const { response } = await create({ address: validAddress(), language: 'en' })
    const [user] = await api.db.select().from(users).where(eq(users.id, response.user_id))
    expect(user).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Vidal Mas',
      phone: '655102030',
      language: 'en',
      passwordHash: '',
      hasNewsletter: false,
      isGuest: false,
    })
    expect(user!.email).toMatch(/^store-36-[\da-f-]+@users\.invalid$/)
    expect(isPlaceholderEmail(user!.email)).toBe(true)
    expect(await api.db.$count(mailOutbox)).toBe(mails)
    expect(await lastAction()).toMatchObject({ action: 'customer-created', customerId: response.user_id })
    const opened = await open({ user_id: response.user_id })
    expect(opened.response).toMatchObject({ customer: { email: '' }, addresses: [{ is_default: 1 }] })
    expect((await find('rosa vidal')).customers).toMatchObject([{ email: '' }])
    const link = await api.call(createStoreLink, { session: counter, body: { user_id: response.user_id } })
    expect(link.http).toBe(200)
  })

  it('whose phone number or e-mail address is known is not added; those who have it are named', async () => {
    for (const fields of [{}, { phone: '+34655102030' }]) {
      const { http, response } = await create(fields)
      expect([http, response.status.code]).toEqual([409, 1009])
      expect(response).toMatchObject({ customers: [{ name: 'Rosa Vidal Mas' }] })
    }
    const sameMail = await create({ phone: '655 00 00 01', email: known.email })
    expect(sameMail.response).toMatchObject({
      status: { code: 1009 },
      customers: [{ id: known.userId }],
    })
  })

  it('may share the phone number of another person, but not the e-mail address', async () => {
    const shared = { phone: '655 10 20 30', full_name: 'Raúl Vidal Mas', is_another_person: 1 }
    expect((await create(shared)).http).toBe(200)
    expect((await find('655102030')).customers.map(({ name }) => name)).toEqual([
      'Raúl Vidal Mas',
      'Rosa Vidal Mas',
    ])
    expect((await create({ ...shared, email: known.email })).response.status.code).toBe(1009)
  })

  it.each([
    ['an e-mail address', { email: 'rosa@' }, 108],
    ['a phone number', { phone: '123' }, 310],
    ['an address', { address: validAddress({ cp: '99999' }) }, 422],
    ['terms', { aceptarTyC: 0 }, 422],
  ])('needs valid fields: %s', async (_, fields, code) => {
    expect((await create({ phone: '655 00 00 02', ...fields })).response.status.code).toBe(code)
  })

  it('is added once by two requests at once', async () => {
    const both = await Promise.all([1, 2].map(() => create({ phone: '655 00 00 03' })))
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('may register later only with another address', async () => {
    await create({ phone: '655 00 00 04', email: 'rosa@example.com' })
    const again = await api.call(register, { body: validRegistration('rosa@example.com') })
    expect(again.response.status.code).toBe(108)
  })
})
