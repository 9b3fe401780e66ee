import { randomUUID } from 'node:crypto'
import { getMe, login, logout, register } from '@colada/domain/account/contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import { getSessions } from '@colada/domain/account/session-contract'
import { getStoreMode } from '@colada/domain/account/store-mode-contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { createStoreLink } from '@colada/domain/staff/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLinks } from '#api/account/security-tables.ts'
import { findOnlyGuest } from '#api/account/store-login.ts'
import { users } from '#api/account/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { disableMember } from '#api/staff/members.ts'
import { newStoreLink } from '#api/staff/store-links.ts'
import { staffMembers } from '#api/staff/tables.ts'
import { createShopper, type Shopper } from '../orders/shopper.ts'
import { createStaff, logInStaff, type TestStaff } from '../support/staff.ts'
import { createTestApi, type TestApi, validAddress, validRegistration } from '../support/test-api.ts'

const MINUTE_MS = 60_000

let api: TestApi
let customer: Shopper
let member: TestStaff
let staffId: number
beforeAll(async () => {
  api = await createTestApi()
  customer = await createShopper(api)
  member = await createStaff(api, ['counter'])
  const [row] = await api.db.select().from(staffMembers).where(eq(staffMembers.email, member.email))
  staffId = row!.id
})
afterAll(() => api.close())

interface LinkFields {
  readonly email: string
  readonly lavanderia_id: number
  readonly admin_id: number
  readonly guest_id?: number
  readonly security: string
}

function fieldsOf(query: string): LinkFields {
  const {
    email = '',
    lavanderia_id,
    admin_id,
    guest_id,
    security = '',
  } = Object.fromEntries(new URLSearchParams(query))
  const guest = guest_id === undefined ? {} : { guest_id: Number(guest_id) }
  return { email, lavanderia_id: Number(lavanderia_id), admin_id: Number(admin_id), ...guest, security }
}

function newLink(
  overrides: { readonly storeId?: number; readonly staffId?: number; readonly email?: string } = {},
) {
  // Links of the same millisecond are the same link.
  api.advance(1)
  const link = { storeId: 36, staffId, email: customer.email, ...overrides }
  const { clock, config } = api.dependencies
  return fieldsOf(newStoreLink(link, { pepper: config.pepper, now: clock() }))
}

async function open(fields: LinkFields): Promise<string> {
  const { http, response } = await api.call(login, { body: fields })
  expect(http).toBe(200)
  expect(response.store_mode).toBe(1)
  return response.login_token
}

const outcomeOf = async (fields: Partial<LinkFields> & { readonly email: string }) => {
  const { http, response } = await api.call(login, { body: fields })
  return [http, response.status.code]
}
const refused = [403, 1619]

describe('a link of the back office', () => {
  it('opens store mode once: the customer’s session begins anew, named and recorded', async () => {
    const staffSession = await logInStaff(api, member)
    const made = await api.call(createStoreLink, { session: staffSession, body: { email: customer.email } })
    const fields = fieldsOf(new URL(made.response.url).search)
    const old = await api.signUp()
    const opened = await api.call(login, { session: old.session, body: fields })
    const session = opened.response.login_token

    expect((await api.call(getMe, { session: old.session })).http).toBe(401)
    expect((await api.call(getMe, { session })).response.user_info.email).toBe(customer.email)
    expect((await api.call(getStoreMode, { session })).response.store_mode).toMatchObject({
      lavanderia_id: 36,
      staff: 'Carmen Ortega',
      customer: { email: customer.email },
    })
    expect(await outcomeOf(fields)).toEqual(refused)
    const rows = await api.db.select().from(staffActions).where(eq(staffActions.staffId, staffId))
    expect(rows).toMatchObject([
      { action: 'logged-in' },
      { action: 'store-link-made', customerId: customer.userId },
      { action: 'store-mode-opened', storeId: 36, customerId: customer.userId },
    ])
    await api.call(logout, { session })
    expect((await api.call(getMe, { session })).http).toBe(401)
    const [closed] = await api.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, 'store-mode-closed'))
    expect(closed).toMatchObject({ staffId, storeId: 36, customerId: customer.userId })
  })

  it('needs a customer and a store', async () => {
    const session = await logInStaff(api, await createStaff(api, ['counter']))
    const unknown = await api.call(createStoreLink, { session, body: { email: 'nobody@example.com' } })
    expect(unknown.http).toBe(404)
    const elsewhere = await logInStaff(api, await createStaff(api, ['operations']))
    const made = await api.call(createStoreLink, { session: elsewhere, body: { email: customer.email } })
    expect(made.response).toMatchObject({ status: { code: 422 }, errors: { store_id: expect.anything() } })
  })
})

describe('a link for a guest', () => {
  /** Registers guests with the same address. */
  async function addGuests() {
    const email = `${randomUUID()}@example.com`
    const common = { email, email_confirmation: email, phone: '600123456', aceptarTyC: 1 }
    const ids: number[] = []
    for (const name of ['Ana', 'Eva']) {
      const body = { ...common, full_name: `${name} García`, address: validAddress() }
      const { http, response } = await api.call(registerGuest, { body })
      expect(http, JSON.stringify(response)).toBe(200)
      ids.push(response.user_id)
    }
    return { email, ids: ids as [number, number] }
  }

  it('opens store mode for the guest of its id, of several with an address', async () => {
    const { email, ids } = await addGuests()
    const staffSession = await logInStaff(api, await createStaff(api, ['counter']))
    for (const [user_id, name] of [
      [ids[0], 'Ana'],
      [ids[1], 'Eva'],
    ] as const) {
      const made = await api.call(createStoreLink, { session: staffSession, body: { user_id } })
      const fields = fieldsOf(new URL(made.response.url).search)
      expect(fields).toMatchObject({ email, guest_id: user_id })
      const other = user_id === ids[0] ? ids[1] : ids[0]
      expect(await outcomeOf({ ...fields, guest_id: other })).toEqual(refused)
      const { guest_id: _g, ...unnamed } = fields
      expect(await outcomeOf(unnamed)).toEqual(refused)
      const session = await open(fields)
      const { store_mode } = (await api.call(getStoreMode, { session })).response
      expect(store_mode!.customer).toEqual({ name: `${name} García`, email })
      await api.call(logout, { session })
    }
  })

  it('is refused once the guest has another address, or is gone', async () => {
    const { ids } = await addGuests()
    const staffSession = await logInStaff(api, await createStaff(api, ['counter']))
    const make = async (user_id: number) => {
      const made = await api.call(createStoreLink, { session: staffSession, body: { user_id } })
      return fieldsOf(new URL(made.response.url).search)
    }
    const [moved, deleted] = [await make(ids[0]), await make(ids[1])]
    await api.db.update(users).set({ email: 'elsewhere@example.com' }).where(eq(users.id, ids[0]))
    await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ids[1]))
    expect(await outcomeOf(moved)).toEqual(refused)
    expect(await outcomeOf(deleted)).toEqual(refused)
    const again = await api.call(createStoreLink, { session: staffSession, body: { user_id: ids[1] } })
    expect(again.http).toBe(404)
  })

  it('of a technician names the only guest of an address', async () => {
    const { email, ids } = await addGuests()
    expect(await findOnlyGuest(api.db, email)).toBeUndefined()
    await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ids[0]))
    expect(await findOnlyGuest(api.db, email)).toBe(ids[1])
    expect(await findOnlyGuest(api.db, customer.email)).toBeUndefined()
  })
})

describe('a link is refused', () => {
  it('after five minutes', async () => {
    const fields = newLink()
    api.advance(5 * MINUTE_MS)
    expect(await outcomeOf(fields)).toEqual(refused)
  })

  it('with any parameter altered, or without a signature', async () => {
    const fields = newLink()
    const other = await api.signUp()
    for (const altered of [
      { email: other.email },
      { lavanderia_id: 2 },
      { admin_id: 0 },
      { security: `${Date.now() + 86_400_000}.${fields.security.split('.')[1]}` },
      { security: '' },
      { security: 'x' },
    ])
      expect(await outcomeOf({ ...fields, ...altered })).toEqual(refused)
    expect(await outcomeOf(fields)).toEqual([200, 200])
  })

  it('for no laundry centre, an unknown customer, and a member who may not act there', async () => {
    expect(await outcomeOf(newLink({ storeId: 1 }))).toEqual(refused)
    expect(await outcomeOf(newLink({ email: 'nobody@example.com' }))).toEqual(refused)
    expect(await outcomeOf(newLink({ storeId: 2 }))).toEqual(refused)
    const driver = await createStaff(api, ['driver'])
    const [row] = await api.db.select().from(staffMembers).where(eq(staffMembers.email, driver.email))
    expect(await outcomeOf(newLink({ staffId: row!.id }))).toEqual(refused)
  })

  it('whatever it says, after a customer’s password', async () => {
    const { lavanderia_id, admin_id } = newLink()
    const wrong = { email: customer.email, password: 'x', lavanderia_id, admin_id }
    expect((await api.call(login, { body: wrong })).response.status.code).toBe(1001)
  })
})

describe('store mode', () => {
  it('has the wider limits of a counter, and nothing of what is the customer’s alone', async () => {
    const session = await open(newLink({ staffId: 0, storeId: 47 }))
    const items = [{ product_id: 300, qty: 1, width: 300, height: 200 }]
    expect((await api.call(checkCoupon, { session, body: { items } })).http).toBe(200)
    const { http, response } = await api.call(getSessions, { session })
    expect([http, response.status.code]).toEqual([403, 403])
  })

  it('ends half an hour after the last request, and when the member is disabled', async () => {
    const idle = await open(newLink())
    api.advance(29 * MINUTE_MS)
    expect((await api.call(getMe, { session: idle })).http).toBe(200)
    await expect.poll(async () => (await api.call(getMe, { session: idle })).http).toBe(200)
    api.advance(31 * MINUTE_MS)
    expect((await api.call(getMe, { session: idle })).http).toBe(401)

    const other = await createStaff(api, ['counter'])
    const [row] = await api.db.select().from(staffMembers).where(eq(staffMembers.email, other.email))
    const session = await open(newLink({ staffId: row!.id }))
    await disableMember(api.db, other.email, new Date(api.dependencies.clock()))
    expect((await api.call(getMe, { session })).http).toBe(401)
  })
})

describe('a registration in store mode', () => {
  const { password: _, ...registration } = validRegistration('')

  it('needs neither password nor e-mail address, and store mode goes on for the new customer', async () => {
    const session = await open(newLink())
    const mails = await api.db.$count(mailOutbox)
    const { http, response } = await api.call(register, { session, body: registration })
    expect(http).toBe(200)
    expect(response).toMatchObject({ store_mode: 1, user_info: { email: '' } })
    expect((await api.call(getMe, { session })).http).toBe(401)
    const next = response.login_token
    expect((await api.call(getStoreMode, { session: next })).response.store_mode).toMatchObject({
      lavanderia_id: 36,
      staff: 'Carmen Ortega',
      customer: { email: '' },
    })
    const [user] = await api.db.select().from(users).where(eq(users.id, response.user_id))
    expect(user!.email).toMatch(/^store-36-.+@users\.invalid$/)
    const rows = await api.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.customerId, response.user_id))
      .orderBy(staffActions.id)
    expect(rows).toMatchObject([
      { action: 'customer-created', staffId, storeId: 36 },
      { action: 'store-mode-opened', staffId, storeId: 36 },
    ])
    expect(await api.db.$count(mailOutbox)).toBe(mails)
  })

  it('sends a link to set a password to a customer with an address', async () => {
    const session = await open(newLink())
    const email = 'ana.en.tienda@example.com'
    const body = { ...registration, email, email_confirmation: email }
    expect((await api.call(register, { session, body })).http).toBe(200)
    const [mail] = await api.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1)
    const [link] = await api.db.select().from(accountLinks).where(eq(accountLinks.email, email))
    expect(mail).toMatchObject({ kind: 'account-set-password', subjectId: link!.id })
    expect(link).toMatchObject({ purpose: 'set-password' })
  })

  it('takes companies, too', async () => {
    const session = await open(newLink())
    const company = {
      business_name: 'Hotel Sol SL',
      cif: 'B86987658',
      bill_address: 'Calle Mayor, 1',
      bill_location: 'Madrid',
    }
    const { http, response } = await api.call(registerBusiness, {
      session,
      body: { ...registration, ...company },
    })
    expect([http, response.data?.store_mode]).toEqual([200, 1])
  })

  it('needs both without a session of staff', async () => {
    const { session } = await api.signUp()
    const { http, response } = await api.call(register, { session, body: registration })
    expect(http).toBe(422)
    expect(response).toMatchObject({ errors: { email: expect.anything(), password: expect.anything() } })
  })
})
