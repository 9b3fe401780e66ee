import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#storefront/features/contact/contact-form.tsx'
import words from '#storefront/locales/en/contact.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { rejected, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const { fields, submit, thanks, types } = words
const texts = {
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Curtains',
  message: 'Do you take them down?',
}

interface Sent {
  readonly path: string
  readonly key: string | null
  readonly form: FormData
}

let sent: Sent[]
let respond: () => Response
beforeEach(() => {
  sent = []
  respond = () => ok()
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    sent.push({ path: address.split('?')[0]!, key, form: init.body as FormData })
    return respond()
  })
})

async function setUp(onSent?: () => void) {
  render(<ContactForm type="hello" {...(onSent && { onSent })} />, { wrapper: inPage(createStore()) })
  await screen.findByRole('form', { name: types.hello.title })
}

async function fillIn() {
  for (const [name, text] of Object.entries(texts)) {
    const label = fields[name as keyof typeof texts]
    await userEvent.type(screen.getByRole('textbox', { name: label }), text)
  }
  await userEvent.click(screen.getByRole('checkbox'))
}

const send = () => userEvent.click(screen.getByRole('button', { name: submit }))

test('sends the fields of its type that are filled in, with the type', async () => {
  const onSent = vi.fn()
  await setUp(onSent)
  await fillIn()
  await send()
  await expect.poll(() => onSent).toHaveBeenCalledOnce()
  expect(sent[0]!.path).toBe('/api/contacta')
  expect(Object.fromEntries(sent[0]!.form)).toEqual({ type: 'hello', ...texts, aceptarTyC: '1' })
})

test('keeps what was typed after a failure, and retries with the same idempotency key', async () => {
  await setUp()
  await fillIn()
  respond = () => rejected(1401, 429, { status: { code: 1401, message: 'Wait a while.' } })
  await send()
  expect(await screen.findByText('Wait a while.')).toBeVisible()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: fields.message }).value).toBe(texts.message)
  await send()
  await expect.poll(() => sent).toHaveLength(2)
  await userEvent.type(screen.getByRole('textbox', { name: fields.message }), '!')
  respond = () => ok()
  await send()
  expect(await screen.findByRole('heading', { name: thanks.title })).toBeVisible()
  const [first, second, third] = sent.map(({ key }) => key)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('does not send a picture that is too large', async () => {
  await setUp()
  await fillIn()
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText(/A picture/), large)
  expect(await screen.findByText('It’s 5.1 MB. Choose another of up to 5 MB.')).toBeVisible()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(words.pictures.unsendable)
  await userEvent.click(screen.getByRole('button', { name: 'Remove large.jpg' }))
  await send()
  expect(await screen.findByRole('heading', { name: thanks.title })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]!.form.has('file')).toBe(false)
})
