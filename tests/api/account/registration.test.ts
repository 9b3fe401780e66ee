import { getAddresses } from '@colada/domain/account/address-contract'
import { getMe, getSources, login, register } from '@colada/domain/account/contract'
import { registerGuest } from '@colada/domain/account/registration-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#api/account/tables.ts'
import { retryWhileUnavailable } from '../support/retry-while-unavailable.ts'
import {
  createTestApi,
  passwordDigest,
  validAddress,
  validRegistration,
  type TestApi,
  testPassword,
} from '../support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const countUsers = () => api.db.$count(users)

describe('registration', () => {
  test('opens a session and stores the normalised data', async () => {
    const body = {
      ...validRegistration('  Ana.Garcia@Example.com '),
      first_name: ' Ana ',
      phone: '+34 600 12 34 56',
      newsletter: 1 as const,
      source_id: 101,
    }
    const { http, response } = await api.call(register, { body, language: 'en' })
    expect(http).toBe(200)
    expect(response.user_info).toEqual({
      email: 'ana.garcia@example.com',
      first_name: 'Ana',
      last_name: 'García',
    })
    const me = await api.call(getMe, { session: response.login_token, language: 'en' })
    expect(me.response.user_info).toMatchObject({
      phone: '+34600123456',
      newsletter: 1,
      source_id: 101,
      lang: 'en',
      gender: 'other',
    })
    // It can be said aloud: ten characters, none of them ambiguous.
    expect(me.response.user_info.personal_promo_code).toMatch(
      /^[^\W_AEIOUBLNSVZ0158]{4}-[^\W_AEIOUBLNSVZ0158]{5}$/,
    )
    expect(me.response.user_info.share_m2m_string.text).toContain('{code}')
  })

  test.each([
    ['no name', { first_name: ' ' }, 422, { first_name: ['Este campo es obligatorio.'] }],
    [
      'a name above the maximum length',
      { last_name: 'x'.repeat(81) },
      422,
      { last_name: ['El texto es demasiado largo.'] },
    ],
    [
      'no terms',
      { aceptarTyC: 0 },
      422,
      { aceptarTyC: ['Debes aceptar los Términos y Condiciones para continuar'] },
    ],
    [
      'a phone number with letters',
      { phone: 'seis' },
      310,
      { phone: ['Escribe un teléfono válido: nueve cifras, o con el prefijo de su país.'] },
    ],
    [
      'an invalid e-mail address',
      { email: 'ana', email_confirmation: 'ana' },
      108,
      {
        email: ['Escribe un correo electrónico válido.'],
        email_confirmation: ['Escribe un correo electrónico válido.'],
      },
    ],
    [
      'a confirmation that differs',
      { email_confirmation: 'other@example.com' },
      108,
      {
        email_confirmation: ['Los dos correos electrónicos no coinciden.'],
      },
    ],
    [
      'a password that is not a digest',
      { password: 'una buena contraseña' },
      422,
      { password: ['Este valor no es válido.'] },
    ],
    [
      'a common password',
      { password: passwordDigest('Password1') },
      422,
      {
        password: ['Esta contraseña es demasiado fácil de adivinar. Elige otra.'],
      },
    ],
    ['an unknown source', { source_id: 7 }, 422, { source_id: ['Este valor no es válido.'] }],
    [
      'no terms and no phone at all',
      { aceptarTyC: undefined, phone: undefined },
      422,
      {
        aceptarTyC: ['Debes aceptar los Términos y Condiciones para continuar'],
        phone: ['Este campo es obligatorio.'],
      },
    ],
  ])('rejects %s by field and registers no customer', async (_, fields, code, errors) => {
    const before = await countUsers()
    const body = { ...validRegistration('refused@example.com'), ...fields }
    const { http, response } = await api.call(register, { body })
    expect(http).toBe(422)
    expect(response.status.code).toBe(code)
    expect(response.errors).toEqual(errors)
    expect(await countUsers()).toBe(before)
  })

  test('reports missing fields', async () => {
    const { first_name: _, ...body } = validRegistration('missing@example.com')
    const { http, response } = await api.call(register, { body, language: 'en' })
    expect(http).toBe(422)
    expect(response.errors).toEqual({ first_name: ['This field is required.'] })
  })

  test('rejects a registered e-mail address with code 108, also concurrently', async () => {
    const body = validRegistration('twice@example.com')
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => api.call(register, { body })))
    expect(outcomes.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
    const refused = outcomes.find(({ http }) => http === 422)!
    expect(refused.response.status.code).toBe(108)
    expect(refused.response.errors).toEqual({
      email: ['Ya hay una cuenta con este correo electrónico. Inicia sesión.'],
    })
  })
})

describe('a registration with an address', () => {
  const guest = { full_name: 'Ana García', ...validRegistration('guest-with-address@example.com') }

  test.each([
    ['private customer', register, { ...validRegistration('with-address@example.com') }],
    ['guest', registerGuest, guest],
  ] as const)('stores the default address of a %s', async (_, endpoint, body) => {
    const { response } = await api.call(endpoint, { body: { ...body, address: validAddress() } as never })
    const { login_token: session } = response as { login_token: string }
    const stored = await api.call(getAddresses, { session })
    expect(stored.response.addresses).toMatchObject([{ ...validAddress(), is_default: 1 }])
  })

  test.each([
    ['is not covered', { cp: '50001' }, statusCodes.addressRefused.code, { cp: [expect.any(String)] }],
    ['has no street', { address_line1: '' }, 422, { address_line1: ['Este campo es obligatorio.'] }],
  ])('registers no customer whose address %s', async (_, fields, code, errors) => {
    const before = await countUsers()
    const { http, response } = await api.call(registerGuest, {
      body: { ...guest, address: validAddress(fields) },
    })
    expect(http).toBe(422)
    expect(response.status.code).toBe(code)
    expect(response.errors).toEqual(errors)
    expect(await countUsers()).toBe(before)
  })
})

describe('a stored password', () => {
  test('is an argon2id hash with its own salt, not the digest', async () => {
    const body = { ...validRegistration('salt-one@example.com') }
    await api.call(register, { body })
    await api.call(register, {
      body: { ...body, email: 'salt-two@example.com', email_confirmation: 'salt-two@example.com' },
    })
    const [one] = await api.db.select().from(users).where(eq(users.email, 'salt-one@example.com'))
    const [two] = await api.db.select().from(users).where(eq(users.email, 'salt-two@example.com'))
    expect(one!.passwordHash).toMatch(/^argon2id-1\$/)
    expect(one!.passwordHash).not.toBe(two!.passwordHash)
    expect(one!.passwordHash).not.toContain(passwordDigest(testPassword))
  })

  test('cannot be verified without the pepper', async () => {
    const { email } = await api.signUp()
    const other = await createTestApi({ config: { pepper: 'another pepper altogether' } })
    const [user] = await api.db.select().from(users).where(eq(users.email, email))
    const { id: _, ...row } = user!
    await other.db.insert(users).values(row)
    const { http } = await other.call(login, { body: { email, password: passwordDigest(testPassword) } })
    await other.close()
    expect(http).toBe(401)
  })
})

test('logins above the queue limit get a retry response, and none an error', async () => {
  const { email } = await api.signUp()
  const body = { email, password: passwordDigest(testPassword) }
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, () => retryWhileUnavailable(() => api.call(login, { body }))),
  )
  const codes = new Set(outcomes.map(({ http }) => http))
  expect(codes).toEqual(new Set([200, 429]))
  expect(outcomes.filter(({ http }) => http === 200).length).toBeGreaterThanOrEqual(36)
  expect(outcomes.find(({ http }) => http === 429)!.headers['retry-after']).toBe('2')
})

test('sources are in the requested language and in order', async () => {
  const { response } = await api.call(getSources, { language: 'en' })
  expect(response.sources[0]).toEqual({ id: 101, name: 'Search engine' })
  expect(response.sources.at(-1)!.id).toBe(110)
})
