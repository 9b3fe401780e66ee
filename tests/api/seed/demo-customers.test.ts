import { getAddresses } from '@colada/domain/account/address-contract'
import { getMe, login } from '@colada/domain/account/contract'
import { getOrders } from '@colada/domain/orders/contract'
import { getReferrals, getWallet } from '@colada/domain/promotions/contract'
import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { getStaffMe, unlockStaff } from '@colada/domain/staff/contract'
import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#api/account/tables.ts'
import { orders, orderSteps } from '#api/orders/tables.ts'
import { seedDemo } from '#api/seed/demo-customers.ts'
import { demoPassword, demoPin } from '#api/seed/demo-password.ts'
import { demoStaff } from '#api/seed/demo-staff-list.ts'
import { staffMembers } from '#api/staff/tables.ts'
import { logInStaff } from '../support/staff.ts'
import { createTestApi, passwordDigest, type TestApi } from '../support/test-api.ts'

const realStripe = { secretKey: '', publishableKey: '', webhookSecret: '', cardScript: '' }

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ config: { stripe: { ...realStripe, apiUrl: 'http://127.0.0.1:1' } } })
  // Concurrently, as processes that start together.
  await Promise.all([1, 2, 3].map(() => seedDemo(api.dependencies)))
})
afterAll(() => api.close())

const enter = async (email: string) =>
  (await api.call(login, { body: { email, password: passwordDigest(demoPassword) } })).response.login_token

test('creates four customers once, when seeded concurrently and repeatedly', async () => {
  expect(await api.db.$count(users)).toBe(4)
  const before = await api.db.$count(orders)
  await seedDemo(api.dependencies)
  expect(await api.db.$count(users)).toBe(4)
  expect(await api.db.$count(orders)).toBe(before)
})

test.each([
  ['particular@colada.example', { isB2B: '0', lang: 'es', has_orders: 1 }, ['Casa', 'Oficina']],
  [
    'empresa@colada.example',
    { isB2B: '1', business_name: 'Hostal Les Corts, S. L.', has_orders: 0 },
    ['Hostal'],
  ],
  ['nueva@colada.example', { isB2B: '0', lang: 'en', has_orders: 0 }, []],
])('%s can log in and has the documented demo data', async (email, user, aliases) => {
  const session = await enter(email)
  expect((await api.call(getMe, { session })).response.user_info).toMatchObject(user)
  const { addresses } = (await api.call(getAddresses, { session })).response
  expect(addresses.map(({ alias }) => alias)).toEqual(aliases)
  const found = (await api.call(getOrders, { session })).response.orders
  expect(found.length > 0).toBe(user.has_orders === 1)
})

test('the private customer has a voucher, a reward and notes for drivers', async () => {
  const session = await enter('particular@colada.example')
  const { items } = (await api.call(getWallet, { session })).response
  expect(items.map(({ kind }) => kind)).toEqual(['voucher', 'reward'])
  expect((await api.call(getReferrals, { session })).response).toMatchObject({ friends: 1, available: 6 })
  const { addresses } = (await api.call(getAddresses, { session })).response
  for (const address of addresses) expect(address.driver_note).not.toBe('')
})

test.each(demoStaff)(
  'the staff member $email can log in with the documented code and PIN',
  async (member) => {
    const storeId = member.storeIds[0] ?? null
    const session = await logInStaff(api, { ...member, password: demoPassword, storeId })
    const { staff } = (await api.call(getStaffMe, { session })).response
    expect(staff).toMatchObject({ name: member.name, roles: member.roles, store_id: storeId })
    expect((await api.call(unlockStaff, { session, body: { pin: demoPin } })).http).toBe(200)
  },
)

test('every step of the demo orders has who made it', async () => {
  const steps = await api.db.select().from(orderSteps)
  expect(new Set(steps.map(({ actorKind }) => actorKind))).toEqual(
    new Set(['customer', 'provider', 'operations']),
  )
})

test('no staff member is added beside real payments', async () => {
  const real = await createTestApi({ config: { stripe: realStripe } })
  await seedDemo(real.dependencies)
  expect(await real.db.$count(staffMembers, ne(staffMembers.id, TECHNICAL_STAFF_ID))).toBe(0)
  expect(await real.db.$count(users)).toBe(4)
  await real.close()
})
