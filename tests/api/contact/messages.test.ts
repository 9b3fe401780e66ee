import { randomUUID } from 'node:crypto'
import { contactTypes, type ContactType } from '@colada/domain/contact/contact-types'
import { sendBusinessMessage, sendMessage } from '@colada/domain/contact/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactMessages, contactPictures } from '#api/contact/tables.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { createPaymentApi, type PaymentApi } from '../payment/payment-api.ts'
import { person, sendForm } from './multipart.ts'

let api: PaymentApi
beforeAll(async () => {
  api = await createPaymentApi()
})
beforeEach(async () => {
  await api.db.delete(mailOutbox)
  await api.db.delete(contactPictures)
  await api.db.delete(contactMessages)
  api.sandbox.faults.clear()
})
afterAll(() => api.close())

const endpointOf = (type: ContactType) =>
  type === 'empresa' || type === 'transportista' ? sendBusinessMessage : sendMessage
const newEmail = () => `${randomUUID()}@example.com`

describe('a message', () => {
  it.each(contactTypes)('of the form %s is saved with the fields of that form', async (type) => {
    expect((await sendForm(api, endpointOf(type), { ...person, type })).http).toBe(200)
    const [row] = await api.db.select().from(contactMessages)
    const isCarrier = type === 'transportista'
    expect(row).toMatchObject({
      type,
      name: person.name,
      email: person.email,
      subject: person.subject,
      message: person.message,
      phone: type === 'medioambiente' ? '' : '612345678',
      postalCode: type === 'empresa' || type === 'sofas' ? '28013' : '',
      city: isCarrier ? 'madrid' : '',
      van: isCarrier ? 'si' : '',
      ecoLabel: isCarrier ? 'c' : '',
      userId: null,
      orderId: null,
    })
  })

  it.each([
    ['empresa', ['phone', 'cp', 'message']],
    ['sofas', ['phone', 'cp', 'message']],
    ['hello', ['message']],
    ['partner', ['message']],
    ['medioambiente', ['message']],
    ['transportista', ['phone', 'city', 'furgoneta', 'eco']],
  ] as const)('without any field of %s gets an error for each required one', async (type, required) => {
    const { http, response } = await sendForm(api, endpointOf(type), { type })
    expect(http).toBe(422)
    expect(Object.keys(response.errors ?? {}).toSorted()).toEqual(
      ['name', 'email', 'subject', 'aceptarTyC', ...required].toSorted(),
    )
    expect(response.errors?.['aceptarTyC']).toEqual([
      'Debes aceptar los Términos y Condiciones para continuar',
    ])
    expect(await api.db.$count(contactMessages)).toBe(0)
  })

  it('is sent to operations, and answered to its sender', async () => {
    const email = newEmail()
    await sendForm(api, sendBusinessMessage, { ...person, email })
    await api.run('outbox')
    const request = (await api.sandbox.mailbox.list({ to: api.config.operationsEmail }))[0]!
    expect(request.subject).toBe('Lavandería para empresas: Presupuesto')
    expect(request.language).toBe('es')
    for (const text of [person.name, email, '612345678', '28013', person.message])
      expect(request.text).toContain(text)
    expect(request.html).toContain('manteles &lt;b&gt;a la semana&lt;/b&gt;')
  })

  it.each([
    ['es', 'Hemos recibido tu mensaje', 'horas laborables'],
    ['en', 'We’ve received your message', 'working hours'],
  ] as const)('is confirmed in the language of the page: %s', async (language, subject, reply) => {
    const email = newEmail()
    await sendForm(api, sendMessage, { ...person, email }, { language })
    await api.run('outbox')
    const mails = await api.sandbox.mailbox.list({ to: email })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject, language })
    expect(mails[0]!.text).toContain(reply)
    // Anybody can type in the address of another person: their text must not reach it.
    expect(mails[0]!.text).not.toContain('manteles')
    expect(mails[0]!.text).not.toContain(person.name)
  })

  it('is saved when the mail server is down, and its mails are sent later', async () => {
    const email = newEmail()
    api.sandbox.faults.set({ mail: { kind: 'reject' } })
    expect((await sendForm(api, sendMessage, { ...person, email })).http).toBe(200)
    await api.run('outbox')
    expect(await api.sandbox.mailbox.list({ to: email })).toEqual([])
    api.sandbox.faults.clear()
    api.advance(60_000)
    await api.run('outbox')
    expect(await api.sandbox.mailbox.list({ to: email })).toHaveLength(1)
  })

  it('is saved once when it is sent twice with one key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const outcomes = await Promise.all([
      sendForm(api, sendMessage, person, { headers }),
      sendForm(api, sendMessage, person, { headers }),
    ])
    expect(outcomes.map(({ http }) => http)).toEqual([200, 200])
    expect((await sendForm(api, sendMessage, person, { headers })).headers['idempotent-replayed']).toBe(
      'true',
    )
    expect(await api.db.$count(contactMessages)).toBe(1)
    expect(await api.db.$count(mailOutbox)).toBe(2)
    const other = await sendForm(api, sendMessage, { ...person, message: 'Otra cosa.' }, { headers })
    expect([other.http, other.response.status.code]).toEqual([422, 1206])
  })

  it('needs the token of the shop', async () => {
    const { http } = await sendForm(api, sendMessage, person, { query: { api_token: 'guess' } })
    expect(http).toBe(403)
  })
})

describe('other endpoints', () => {
  it('accept no multipart bodies', async () => {
    const { http, response } = await sendForm(api, checkZipCode, { cp: '28013' })
    expect([http, response.errors]).toEqual([422, undefined])
  })
})
