import { getMe } from '@colada/domain/account/contract'
import {
  setAccountLanguage,
  setNotifications,
  updateBusiness,
  updateMe,
} from '@colada/domain/account/profile-contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountAudit, accountLinks } from '#api/account/security-tables.ts'
import { messages } from '#api/locales/messages.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { createShopper, makeBusiness, type Shopper } from '../orders/shopper.ts'
import { isAboutAccount } from '../support/account-mails.ts'
import { createTestApi, type TestApi } from '../support/test-api.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(async () => {
  shopper = await createShopper(api)
})
afterAll(() => api.close())

const form = (fields: Record<string, unknown> = {}) => ({
  first_name: 'Lucía',
  last_name: 'Herrero',
  email: shopper.email,
  phone: '+34 600 100 200',
  birth_date: '1984-05-24',
  gender: 'female',
  ...fields,
})
const businessForm = (fields: Record<string, unknown> = {}) => ({
  business_name: 'Hostal Les Corts, S. L.',
  cif: 'b-63000012',
  bill_address: 'Carrer de Numància, 112',
  bill_location: '08029 Barcelona',
  bill_method: 'transfer',
  phone: '600100300',
  email: shopper.email,
  ...fields,
})

const me = async () => (await api.call(getMe, { session: shopper.session })).response.user_info
const save = (body: object) => api.call(updateMe, { session: shopper.session, body })
const saveBusiness = (body: object) => api.call(updateBusiness, { session: shopper.session, body })

async function lastEvent() {
  const [row] = await api.db
    .select()
    .from(accountAudit)
    .where(eq(accountAudit.userId, shopper.userId))
    .orderBy(desc(accountAudit.id))
    .limit(1)
  return row && { event: row.event, detail: row.detail, hasSession: row.sessionId !== null }
}

const mails = async () =>
  (await api.db.select().from(mailOutbox).where(isAboutAccount(api.db, shopper.userId))).map(
    ({ kind, language, details }) => ({ kind, language, details }),
  )

describe('the data of a private customer', () => {
  test('are changed, and the audit names the changed fields', async () => {
    const { http, response } = await save(form({ cif: '12345678-z' }))
    expect(http).toBe(200)
    expect(response.user_info).toMatchObject({
      first_name: 'Lucía',
      last_name: 'Herrero',
      phone: '+34600100200',
      birth_date: '1984-05-24',
      gender: 'female',
      cif: '12345678Z',
      email_pending: '',
    })
    expect(await me()).toEqual(response.user_info)
    const detail = 'first_name, last_name, phone, gender, cif, birth_date'
    expect(await lastEvent()).toEqual({ event: 'profile-changed', detail, hasSession: true })
    const events = await api.db.$count(accountAudit)
    await save(form({ cif: '12345678Z' }))
    expect(await api.db.$count(accountAudit), 'nothing changed').toBe(events)
  })

  test.each([
    ['an e-mail', { email: 'no' }, 108, 'email'],
    ['a phone', { phone: '12' }, 310, 'phone'],
    ['a birth date', { birth_date: '1984-02-30' }, 422, 'birth_date'],
    ['a gender', { gender: 'x' }, 422, 'gender'],
    ['a choice of the newsletter', { newsletter: 2 }, 422, 'newsletter'],
    ['a tax id', { cif: '12345678A' }, 422, 'cif'],
    ['an empty name', { first_name: ' ' }, 422, 'first_name'],
  ])('are rejected with %s that is not valid', async (_, fields, code, field) => {
    const before = await me()
    const { http, response } = await save(form(fields))
    expect([http, response.status.code]).toEqual([422, code])
    // A sentence of the shop's own, in Spanish.
    expect(Object.keys(response.errors ?? {})).toEqual([field])
    expect(Object.values(messages.es.fields)).toContain(response.errors?.[field]?.[0])
    expect(await me()).toEqual(before)
  })

  test('have the newsletter, which stays when it is left out', async () => {
    expect((await save(form({ newsletter: 1 }))).response.user_info.newsletter).toBe(1)
    expect((await save(form())).response.user_info.newsletter).toBe(1)
    expect((await save(form({ newsletter: 0 }))).response.user_info.newsletter).toBe(0)
    expect(await lastEvent()).toMatchObject({ event: 'profile-changed', detail: 'newsletter' })
  })

  test('are not those of a business', async () => {
    expect((await saveBusiness(businessForm())).http).toBe(403)
    await makeBusiness(api, shopper)
    expect((await save(form())).http).toBe(403)
  })
})

test('a business changes its billing data, and its name, by which mails greet it', async () => {
  await makeBusiness(api, shopper)
  const { response } = await saveBusiness(businessForm())
  expect(response.user_info).toMatchObject({
    business_name: 'Hostal Les Corts, S. L.',
    first_name: 'Hostal Les Corts, S. L.',
    cif: 'B63000012',
    bill_method: 'transfer',
    phone: '600100300',
  })
  const invalid = await saveBusiness(businessForm({ cif: 'B63000013' }))
  expect([invalid.http, Object.keys(invalid.response.errors ?? {})]).toEqual([422, ['cif']])
})

describe('a new e-mail address', () => {
  test('waits for its confirmation; both addresses get a mail, once', async () => {
    const email = `new-${shopper.userId}@example.com`
    const { response } = await save(form({ email: email.toUpperCase() }))
    expect(response.user_info).toMatchObject({ email: shopper.email, email_pending: email })
    const expected = [
      { kind: 'account-confirm-email', language: 'es', details: null },
      { kind: 'account-email-change-requested', language: 'es', details: { newEmail: email } },
    ]
    expect(await mails()).toEqual(expected)
    await save(form({ email }))
    expect(await mails(), 'the same address again').toEqual(expected)
    const links = await api.db.select().from(accountLinks).where(eq(accountLinks.userId, shopper.userId))
    // The registration has sent the other one.
    expect(links.filter(({ purpose }) => purpose !== 'confirm-email')).toMatchObject([
      { purpose: 'change-email', email, endedAt: null },
    ])
    await save(form())
    expect((await me()).email_pending, 'the form with the current address').toBe(email)
  })

  test('of another account is rejected with 108, and nothing changes', async () => {
    const other = await createShopper(api)
    const before = await me()
    const { http, response } = await save(form({ email: other.email }))
    expect([http, response.status.code]).toEqual([422, 108])
    expect(response.errors).toEqual({
      email: ['Ya hay una cuenta con este correo electrónico. Inicia sesión.'],
    })
    expect(await me()).toEqual(before)
    expect(await mails()).toEqual([])
  })
})

test('the language is stored with the account', async () => {
  const { http } = await api.call(setAccountLanguage, { session: shopper.session, body: { lang: 'en' } })
  expect(http).toBe(200)
  expect((await me()).lang).toBe('en')
  expect(await lastEvent()).toMatchObject({ event: 'language-changed', detail: '' })
  const invalid = await api.call(setAccountLanguage, {
    session: shopper.session,
    body: { lang: 'fr' as 'en' },
  })
  expect(invalid.http).toBe(422)
})

test('newsletter and optional messages are chosen one by one', async () => {
  const choose = (body: object) => api.call(setNotifications, { session: shopper.session, body })
  expect(await me()).toMatchObject({
    newsletter: 0,
    notifications: { order_progress: { mail: 1 }, referrals: { mail: 1 } },
  })
  await choose({ newsletter: 1, order_progress: { mail: 0 } })
  expect(await lastEvent()).toMatchObject({
    event: 'notifications-changed',
    detail: 'newsletter, order_progress',
  })
  const { response } = await choose({ referrals: { mail: 0 } })
  expect(response.user_info).toMatchObject({
    newsletter: 1,
    notifications: { order_progress: { mail: 0 }, referrals: { mail: 0 } },
  })
  await choose({ order_progress: { mail: 1 } })
  expect((await me()).notifications).toEqual({ order_progress: { mail: 1 }, referrals: { mail: 0 } })
})
