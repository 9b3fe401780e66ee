import { getPasskeyLoginOptions, loginWithPasskey } from '@colada/domain/account/passkey-contract'
import {
  addStaffPasskey,
  deleteStaffPasskey,
  getStaffMe,
  getStaffPasskeyLoginOptions,
  getStaffPasskeyOptions,
  getStaffPasskeys,
  loginStaffWithPasskey,
} from '@colada/domain/staff/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffActions } from '#api/staff/action-tables.ts'
import { disableMember } from '#api/staff/members.ts'
import { createAuthenticator, registerPasskey } from '../support/authenticator.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

const REFUSED = [401, 1005]

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type Authenticator = ReturnType<typeof createAuthenticator>

const newAuthenticator = (verifiesUser = true) => createAuthenticator(api.config.publicUrl, { verifiesUser })

const outcomeOf = ({ http, response }: { http: number; response: { status: { code: number } } }) => [
  http,
  response.status.code,
]

async function register(session: string, authenticator: Authenticator) {
  const { challenge_id, options } = (await api.call(getStaffPasskeyOptions, { session })).response
  const body = { challenge_id, credential: authenticator.create(options), name: ' Portátil ' }
  return api.call(addStaffPasskey, { session, body })
}

async function logIn(authenticator: Authenticator, storeId: number | null) {
  const { challenge_id, options } = (await api.call(getStaffPasskeyLoginOptions)).response
  const body = { challenge_id, credential: authenticator.get(options), store_id: storeId }
  return api.call(loginStaffWithPasskey, { body })
}

describe('a passkey of a staff member', () => {
  it('is added, and replaces password and code; both are recorded', async () => {
    const member = await createStaff(api, ['counter'])
    const authenticator = newAuthenticator()
    const added = await register(await logInStaff(api, member), authenticator)
    expect([added.http, added.response.passkey.name]).toEqual([200, 'Portátil'])
    const { http, response } = await logIn(authenticator, 36)
    expect([http, response.staff.email, response.staff.store_id]).toEqual([200, member.email, 36])
    expect((await api.call(getStaffMe, { session: response.staff_token })).http).toBe(200)
    const actions = await api.db.select().from(staffActions).orderBy(staffActions.id)
    expect(actions.slice(-2)).toMatchObject([
      { action: 'passkey-added', subjectKind: 'passkey', subjectId: added.response.passkey.id },
      { action: 'logged-in', after: { method: 'passkey' } },
    ])
  })

  it('is refused when the authenticator does not verify the person', async () => {
    const session = await logInStaff(api, await createStaff(api, ['driver']))
    expect(outcomeOf(await register(session, newAuthenticator(false)))).toEqual(REFUSED)
    const authenticator = newAuthenticator()
    expect((await register(session, authenticator)).http).toBe(200)
    authenticator.setVerifiesUser(false)
    expect(outcomeOf(await logIn(authenticator, null))).toEqual(REFUSED)
    authenticator.setVerifiesUser(true)
    expect((await logIn(authenticator, null)).http).toBe(200)
  })

  it('is listed and deleted by its member alone, which is recorded', async () => {
    const session = await logInStaff(api, await createStaff(api, ['driver']))
    const other = await logInStaff(api, await createStaff(api, ['driver']))
    const authenticator = newAuthenticator()
    const { passkey } = (await register(session, authenticator)).response
    expect((await api.call(getStaffPasskeys, { session })).response.passkeys).toEqual([passkey])
    expect((await api.call(getStaffPasskeys, { session: other })).response.passkeys).toEqual([])
    const params = { id: String(passkey.id) }
    expect((await api.call(deleteStaffPasskey, { session: other, params })).http).toBe(404)
    expect((await api.call(deleteStaffPasskey, { session, params })).http).toBe(200)
    expect((await api.call(getStaffPasskeys, { session })).response.passkeys).toEqual([])
    expect(outcomeOf(await logIn(authenticator, null))).toEqual(REFUSED)
    const actions = await api.db.select().from(staffActions).orderBy(staffActions.id)
    expect(actions.at(-1)).toMatchObject({ action: 'passkey-deleted', subjectId: passkey.id })
  })

  it('is refused for the challenge of another member', async () => {
    const [mine, theirs] = [
      await logInStaff(api, await createStaff(api, ['driver'])),
      await logInStaff(api, await createStaff(api, ['driver'])),
    ]
    const { challenge_id, options } = (await api.call(getStaffPasskeyOptions, { session: theirs })).response
    const body = { challenge_id, credential: newAuthenticator().create(options) }
    expect(outcomeOf(await api.call(addStaffPasskey, { session: mine, body }))).toEqual(REFUSED)
  })

  it('is refused when the member is disabled, and at a store of others', async () => {
    const member = await createStaff(api, ['driver'])
    const authenticator = newAuthenticator()
    await register(await logInStaff(api, member), authenticator)
    const elsewhere = await logIn(authenticator, 36)
    expect([elsewhere.http, Object.keys(elsewhere.response.errors ?? {})]).toEqual([422, ['store_id']])
    await disableMember(api.db, member.email, new Date(api.dependencies.clock()))
    expect(outcomeOf(await logIn(authenticator, null))).toEqual(REFUSED)
  })

  it('is no passkey of a customer, and the other way round', async () => {
    const authenticator = newAuthenticator()
    await register(await logInStaff(api, await createStaff(api, ['driver'])), authenticator)
    const { challenge_id, options } = (await api.call(getPasskeyLoginOptions)).response
    const body = { challenge_id, credential: authenticator.get(options) }
    expect(outcomeOf(await api.call(loginWithPasskey, { body }))).toEqual(REFUSED)
    const customer = await registerPasskey(api, (await api.signUp()).session)
    expect(outcomeOf(await logIn(customer.authenticator, null))).toEqual(REFUSED)
  })
})
