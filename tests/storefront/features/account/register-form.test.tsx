import { createHash } from 'node:crypto'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import common from '#client/locales/es/common.json' with { type: 'json' }
import BusinessRegisterForm from '#storefront/features/account/registration/business-register-form.tsx'
import { GuestForm } from '#storefront/features/account/registration/guest-form.tsx'
import { RegisterForm } from '#storefront/features/account/registration/register-form.tsx'
import { productAdded } from '#storefront/features/cart/cart-slice.ts'
import words from '#storefront/locales/es/account.json' with { type: 'json' }
import { fakeApi, type Handlers, ok, rejected } from '../../support/fake-api.ts'
import { renderInShop } from '../../support/in-shop.tsx'

const { fields, missing, register, guest, strength } = words
const { problems } = common

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  sessionStorage.clear()
})

const forms = { private: RegisterForm, business: BusinessRegisterForm, guest: GuestForm }

function show(kind: keyof typeof forms, handlers: Handlers = {}, { path = '/', hasCart = false } = {}) {
  const { requests, store } = fakeApi({ 'GET /sources': () => ok({ sources: [] }), ...handlers })
  if (hasCart) store.dispatch(productAdded({ productId: 1, quantity: 1 }))
  const onRegistered = vi.fn()
  const Form = forms[kind]
  renderInShop(<Form onRegistered={onRegistered} />, { store, language: 'es', path })
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text)
  const submit = (label = register.submit) => userEvent.click(screen.getByRole('button', { name: label }))
  return { requests, onRegistered, type, submit }
}

const acceptTerms = () => userEvent.click(screen.getAllByRole('checkbox')[0]!)

async function fillBusiness(type: (label: string, text: string) => Promise<void>, taxId: string) {
  await type(fields.businessName, 'Hotel Los Naranjos, S. L.')
  await type(fields.taxId, taxId)
  await type(fields.billingAddress, 'Calle Mayor, 1')
  await type(fields.billingLocation, '28013 Madrid')
  await type(fields.email, 'hotel@colada.example')
  await type(fields.emailConfirmation, 'hotel@colada.example')
  await type(fields.phone, '600123456')
  await type(fields.password, 'una colada al sol')
  await acceptTerms()
}

test('links every invalid field in the error summary', async () => {
  const { submit } = show('private')
  await screen.findByRole('form', { name: register.title })
  await submit()
  const alert = await screen.findByRole('alert')
  await expect.poll(() => within(alert).getAllByRole('link')).toHaveLength(7)
  // The same sentence is at the field.
  expect(screen.getByRole('textbox', { name: fields.phone })).toHaveAccessibleDescription(
    expect.stringContaining(missing.phone),
  )
  await userEvent.click(within(alert).getByRole('link', { name: missing.phone }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: fields.phone }))
  await userEvent.click(within(alert).getByRole('link', { name: problems.terms }))
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
})

test('keeps the phone number as typed and rates the password while typing', async () => {
  const { type } = show('private')
  const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: fields.phone })
  await type(fields.phone, '(+34) 612.345-678')
  expect(phone.value).toBe('(+34) 612.345-678')
  expect(screen.queryByRole('meter')).toBeNull()
  await type(fields.password, 'lino')
  const meter = screen.getByRole('meter', { name: strength.label })
  expect(meter.getAttribute('aria-valuetext')).toBe(strength.grade1)
  await type(fields.password, '-blanco')
  expect(meter.getAttribute('aria-valuetext')).toBe(strength.grade3)
})

test('rejects a tax id with a wrong control digit and sends a business with a right one', async () => {
  const { requests, onRegistered, type, submit } = show('business', { 'POST /users_b2b': () => ok() })
  await fillBusiness(type, 'B12345675')
  await submit()
  expect(await screen.findByRole('link', { name: problems['tax-id'] })).toBeVisible()
  await userEvent.clear(screen.getByLabelText(fields.taxId))
  await type(fields.taxId, 'b-12345674')
  await submit()
  await expect.poll(() => onRegistered).toHaveBeenCalledOnce()
  expect(requests.find(({ call }) => call === 'POST /users_b2b')?.body).toEqual({
    business_name: 'Hotel Los Naranjos, S. L.',
    cif: 'B12345674',
    bill_address: 'Calle Mayor, 1',
    bill_location: '28013 Madrid',
    bill_method: 'card',
    email: 'hotel@colada.example',
    email_confirmation: 'hotel@colada.example',
    phone: '600123456',
    password: createHash('md5').update('una colada al sol').digest('hex'),
    source_id: 110,
    aceptarTyC: 1,
    newsletter: 0,
  })
})

// spec 001 §8
test.each([
  ['emailRefused', fields.email],
  ['phoneRefused', fields.phone],
] as const)('shows %s of the API at its field', async (name, label) => {
  const { code, http } = statusCodes[name]
  const { onRegistered, type, submit } = show('business', { 'POST /users_b2b': () => rejected(code, http) })
  await fillBusiness(type, 'B12345674')
  await submit()
  const field = await screen.findByLabelText(label)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(onRegistered).not.toHaveBeenCalled()
})

test('sends the code of the link with an anonymous purchase, without a password', async () => {
  const path = '/compra-anonima?codigo=ana-7k2m'
  const { requests, type, submit } = show('guest', { 'POST /users/anonymous': () => ok() }, { path })
  await type(fields.fullName, 'Ana Núñez Gil')
  await type(fields.phone, '600123456')
  await type(fields.email, 'ana@colada.example')
  await type(fields.emailConfirmation, 'ana@colada.example')
  await acceptTerms()
  expect(screen.getByText(register.referral.replace('{{code}}', 'ANA-7K2M'))).toBeVisible()
  await submit(guest.submit)
  const sent = () => requests.find(({ call }) => call === 'POST /users/anonymous')?.body
  await expect.poll(() => sent()).toBeTruthy()
  expect(sent()).toEqual({
    full_name: 'Ana Núñez Gil',
    phone: '600123456',
    email: 'ana@colada.example',
    email_confirmation: 'ana@colada.example',
    aceptarTyC: 1,
    newsletter: 0,
    referral_code: 'ANA-7K2M',
  })
})

test('takes the first address of a guest with a cart, whose city follows from the postal code', async () => {
  const check = { result: '', id_checked: 1, avaiable: '1', cp: '28013', zone: 'Madrid', town: 'Madrid' }
  const handlers = { 'POST /users/anonymous': () => ok(), 'POST /checkZipCode': () => ok(check) }
  const { requests, type, submit } = show('guest', handlers, { hasCart: true })
  await type(fields.fullName, 'Ana Núñez Gil')
  await type(fields.phone, '600123456')
  await type(fields.email, 'ana@colada.example')
  await type(fields.emailConfirmation, 'ana@colada.example')
  await acceptTerms()
  await submit(guest.submit)
  expect(await screen.findAllByText(missing.postalCode)).toHaveLength(2)
  await type(fields.postalCode, '28013')
  await type(fields.street, 'Calle de Leganitos 43, 2º B')
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>(fields.city).value).toBe('Madrid')
  await submit(guest.submit)
  const sent = () => requests.find(({ call }) => call === 'POST /users/anonymous')?.body
  await expect
    .poll(() => sent())
    .toMatchObject({
      full_name: 'Ana Núñez Gil',
      address: {
        alias: words.alias.home,
        cp: '28013',
        city: 'Madrid',
        state: 'Madrid',
        address_line1: 'Calle de Leganitos',
        address_line2: '43, 2º B',
      },
    })
})
