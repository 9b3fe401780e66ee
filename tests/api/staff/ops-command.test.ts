import { confirmStaffLogin, getStaffMe } from '@colada/domain/staff/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { codeOf, logInStaff, sendPassword } from '../support/staff.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function ops(...args: string[]) {
  const command = readCommand(['staff', ...args])
  if (typeof command === 'string') throw new Error(command)
  return runCommand(command, api.dependencies)
}

/** Adds a member and returns the printed log-in. */
async function add(...args: string[]) {
  const { isSuccess, message } = await ops('add', ...args)
  expect(isSuccess, message).toBe(true)
  const password = /Password +(\S+)/.exec(message)![1]!
  const uri = new URL(/Authenticator +(\S+)/.exec(message)![1]!)
  return { email: args[0]!, password, secret: uri.searchParams.get('secret')!, uri }
}

describe('operations', () => {
  it('add a member, who logs in with what is printed', async () => {
    const { uri, ...login } = await add(
      'Nueva@example.com',
      'Nuria Vega',
      'counter,driver',
      '36,46',
      '--owner',
    )
    expect(decodeURIComponent(uri.pathname)).toContain('Colada:nueva@example.com')
    const member = { ...login, storeId: 46 }
    const session = await logInStaff(api, member)
    const { staff } = (await api.call(getStaffMe, { session })).response
    expect(staff).toMatchObject({
      name: 'Nuria Vega',
      email: 'nueva@example.com',
      roles: ['counter', 'driver'],
      is_owner: 1,
      store_id: 46,
    })
    const [other] = [await add('other@example.com', 'Olga', 'driver')]
    expect([other.password, other.secret]).not.toContain(member.password)
    const { challenge } = (await sendPassword(api, member)).response
    const body = { challenge, code: codeOf(other, api.dependencies.clock()) }
    expect((await api.call(confirmStaffLogin, { body })).http).toBe(401)
  })

  it('list and disable members, whose address is not used again', async () => {
    await add('leaving@example.com', 'Luis', 'operations')
    expect((await ops('list')).message).toContain('leaving@example.com  Luis  operations  no store  enabled')
    expect(await ops('disable', 'LEAVING@example.com')).toMatchObject({ isSuccess: true })
    expect((await ops('list')).message).toContain('leaving@example.com  Luis  operations  no store  disabled')
    expect(await ops('disable', 'leaving@example.com')).toMatchObject({ isSuccess: false })
    expect(await ops('add', 'leaving@example.com', 'Luis', 'operations')).toMatchObject({ isSuccess: false })
  })

  it.each([
    [['add', 'nobody', 'Ana', 'driver'], 'needs an e-mail address'],
    [['add', 'ana@example.com', '', 'driver'], 'needs an e-mail address'],
    [['add', 'ana@example.com', 'Ana', 'driver', '36', 'more'], 'needs an e-mail address'],
    [['add', 'ana@example.com', 'Ana', 'admin'], 'Roles are counter, driver, operations.'],
    [['add', 'ana@example.com', 'Ana', 'driver,'], 'Roles are'],
    [['add', 'ana@example.com', 'Ana', 'counter', '1'], 'Stores are 36 Madrid Plaza España'],
    [['add', 'ana@example.com', 'Ana', 'counter'], 'works at one store or more'],
    [['remove', 'ana@example.com'], 'add, disable, remove-pin and list'],
    [[], 'add, disable, remove-pin and list'],
  ])('get an error for %j', (args, message) => {
    expect(readCommand(['staff', ...args])).toContain(message)
  })
})
