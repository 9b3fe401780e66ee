import { login, register } from '@colada/domain/account/contract'
import { deleteUser, downloadMyData } from '@colada/domain/account/personal-data-contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import { sendBusinessMessage, sendMessage } from '@colada/domain/contact/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { MAX_URL_PARAMS_CHARACTERS } from '@colada/domain/wire/url-params'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '#api/account/tables.ts'
import { contactMessages } from '#api/contact/tables.ts'
import { zipChecks } from '#api/coverage/tables.ts'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { person, sendForm } from '../contact/multipart.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { passwordDigest, testPassword, validRegistration } from '../support/test-api.ts'

const api = setUpPaymentApi()

const sent = 'utm_campaign=primavera&unknown=1&utm_source=boletin'
const kept = 'utm_source=boletin&utm_campaign=primavera'

const company = {
  business_name: 'Hostal Les Corts, S. L.',
  cif: 'B63000012',
  bill_address: 'Carrer de Numància, 112',
  bill_location: '08029 Barcelona',
}

const userOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]!

async function runOps(...words: string[]): Promise<string> {
  const command = readCommand(words)
  if (typeof command === 'string') throw new Error(command)
  return (await runCommand(command, api.dependencies)).message
}

describe('campaign parameters (spec 001 §7, url_params)', () => {
  it('are stored with registrations of every kind', async () => {
    const bodyOf = (email: string) => ({ ...validRegistration(email), url_params: sent })
    await api.call(register, { body: bodyOf('one@example.com') })
    await api.call(registerBusiness, { body: { ...bodyOf('two@example.com'), ...company } })
    await api.call(registerGuest, { body: { ...bodyOf('three@example.com'), full_name: 'Ana García' } })
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com'])
      expect((await userOf(email)).urlParams, email).toBe(kept)
  })

  it('are stored with log-ins, zip checks and messages, exported, and erased with the account', async () => {
    const email = 'four@example.com'
    await api.call(register, { body: validRegistration(email) })
    const { id } = await userOf(email)
    await api.db.update(users).set({ emailConfirmedAt: new Date(), urlParams: kept }).where(eq(users.id, id))
    const body = { email, password: passwordDigest(testPassword), url_params: sent }
    const session = (await api.call(login, { body })).response.login_token
    const check = await api.call(checkZipCode, { body: { cp: '50001', url_param: sent } })
    const { id_checked } = check.response
    await api.call(checkZipCode, { body: { cp: '50001', email, id_checked, url_param: sent } })
    await sendForm(api, sendMessage, { ...person, email, url_params: sent })
    await sendForm(api, sendBusinessMessage, { ...person, url_params: sent })

    expect(await runOps('messages')).toContain(`Presupuesto  0 pictures  ${kept}`)
    const [message] = await api.db.select().from(contactMessages).where(eq(contactMessages.email, email))
    expect(await runOps('message', String(message!.id))).toContain(`campaign: ${kept}`)
    const { data } = (await api.call(downloadMyData, { session })).response
    expect(data).toMatchObject({
      account: [{ url_params: kept }],
      messages: [{ url_params: kept }],
      zip_checks: [{ cp: '50001', email, url_params: kept }],
    })
    expect(data['sessions']).toMatchObject([{ url_params: '' }, { url_params: kept }])

    expect((await api.call(deleteUser, { session, params: { id } })).http).toBe(200)
    expect((await userOf(`deleted-${id}@deleted.invalid`)).urlParams).toBe('')
    expect(await api.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    const [erased] = await api.db.select().from(contactMessages).where(eq(contactMessages.id, message!.id))
    const [checked] = await api.db.select().from(zipChecks).where(eq(zipChecks.id, id_checked))
    expect([erased!.urlParams, checked!.urlParams]).toEqual(['', ''])
  })

  it('that are too long are refused', async () => {
    const url_param = `utm_source=${'x'.repeat(MAX_URL_PARAMS_CHARACTERS)}`
    const { http, response } = await api.call(checkZipCode, { body: { cp: '28013', url_param } })
    expect([http, response.errors]).toEqual([422, { url_param: ['El texto es demasiado largo.'] }])
  })
})
