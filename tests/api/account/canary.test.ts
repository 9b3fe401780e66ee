import { createAddress, getAddresses } from '@colada/domain/account/address-contract'
import { getMe, login, register } from '@colada/domain/account/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  validAddress,
  createTestApi,
  passwordDigest,
  validRegistration,
  type TestApi,
} from '../support/test-api.ts'

/** Unique values that are easy to find in logs and responses. */
const email = 'canary.kanarienvogel@example.com'
const password = passwordDigest('canary password in nobody’s list')
const phone = '699111222'
const street = 'Calle del Canario Secreto'
const campaign = 'Kanarienkampagne'

let api: TestApi
let token: string
const lines: string[] = []

beforeAll(async () => {
  api = await createTestApi({ config: { logLevel: 'trace' }, onLog: (line) => lines.push(line) })
  const body = { ...validRegistration(email), password, phone, url_params: `gclid=${campaign}` }
  await api.call(register, { body })
  await api.call(register, { body })
  await api.call(login, { body: { email, password: passwordDigest('a wrong guess') } })
  const opened = await api.call(login, { body: { email, password } })
  token = opened.response.login_token
  await api.call(getMe, { session: token })
  await api.call(getAddresses, { query: { login_token: token } })
  await api.call(createAddress, { session: token, body: validAddress({ address_line1: street }) })
  await api.call(createAddress, { session: token, body: validAddress({ address_line1: street, cp: 'x' }) })
  // Failures: an unknown route, invalid JSON, a value that no column accepts, a failing database.
  await api.app.inject({ url: `/api/nowhere?email=${email}&login_token=${token}` })
  await api.app.inject({
    method: 'POST',
    url: `/api/login?api_token=${api.config.apiToken}&login_token=${token}`,
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${email}","password":"${password}"`,
  })
  await api.call(createAddress, { session: token, body: validAddress({ address_line1: `${street}\u0000` }) })
  await api.db.execute(sql`alter table addresses add constraint broken check (alias <> 'Rota')`)
  const failed = await api.call(createAddress, {
    session: token,
    body: validAddress({ alias: 'Rota', address_line1: street }),
  })
  expect(failed.http).toBe(500)
})
afterAll(() => api.close())

const secrets = () => ({
  email,
  password,
  phone,
  street,
  campaign,
  token,
  apiToken: api.config.apiToken,
  pepper: api.config.pepper,
})

describe('no customer data', () => {
  test('is in the log, which contains route patterns', () => {
    const log = lines.join('')
    expect(log).toContain('"route":"/api/addresses"')
    expect(log, 'the failure itself is logged').toContain('"constraint":"broken"')
    expect(log).toContain('"status":500')
    for (const [name, secret] of Object.entries(secrets())) expect(log.includes(secret), name).toBe(false)
  })

  test('is in an error response', async () => {
    const { response } = await api.call(createAddress, {
      session: token,
      body: validAddress({ alias: 'Rota' }),
    })
    expect(response.status).toEqual({
      code: 500,
      message: 'Se ha producido un error. Inténtalo de nuevo más tarde.',
    })
    expect(Object.keys(response).toSorted()).toEqual(['message', 'status'])
  })

  test('in the database allows a login: neither token nor password is stored', async () => {
    const tables = await api.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    expect(tables.rows.length).toBeGreaterThan(10)
    let everything = ''
    for (const { name } of tables.rows) {
      const rows = await api.db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`)
      everything += JSON.stringify(rows.rows)
    }
    expect(everything, 'the search sees the data').toContain(email)
    expect(everything.includes(token)).toBe(false)
    expect(everything.includes(password)).toBe(false)
    const [{ hashes }] = (
      await api.db.execute<{ hashes: number }>(
        sql`select count(*)::int as hashes from sessions where token_hash = encode(sha256(${token}::bytea), 'hex')`,
      )
    ).rows as [{ hashes: number }]
    expect(hashes, 'only its hash').toBe(1)
  })
})
