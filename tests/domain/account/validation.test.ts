import { addressForm, formatAddressLabel, splitStreet } from '@colada/domain/account/address-rules'
import { phoneSchema } from '@colada/domain/account/contact-details'
import { newPasswordForm } from '@colada/domain/account/password-forms'
import { loginForm, registrationBody, registrationForm } from '@colada/domain/account/registration'
import { isPostalCode, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { describe, expect, it } from 'vitest'

const person = {
  first_name: 'Ana',
  last_name: 'Núñez',
  email: 'Ana@Colada.example ',
  email_confirmation: 'ana@colada.example',
  phone: '+34 612 345 678',
  password: 'colada-demo',
  aceptarTyC: 1,
}
/** First error code of each field. */
const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )

describe('registration (spec 000 §5)', () => {
  it('accepts valid data and adds defaults', () => {
    expect(registrationForm.parse(person)).toMatchObject({
      email: 'ana@colada.example',
      source_id: 110,
      newsletter: 0,
    })
  })
  it.each([
    [{ first_name: ' ' }, { first_name: 'required' }],
    [
      { email: 'ana@colada', email_confirmation: 'ana@colada' },
      { email: 'email', email_confirmation: 'email' },
    ],
    [
      { email: 'facebook-1@users.invalid', email_confirmation: 'facebook-1@users.invalid' },
      { email: 'email', email_confirmation: 'email' },
    ],
    [{ email_confirmation: 'other@colada.example' }, { email_confirmation: 'mismatch' }],
    [{ password: '1234567' }, { password: 'password-length' }],
    [{ phone: '612 abc' }, { phone: 'phone' }],
    [{ phone: '123' }, { phone: 'phone' }],
    [{ aceptarTyC: 0 }, { aceptarTyC: 'terms' }],
  ])('rejects %j', (changes, found) => {
    expect(problems(registrationForm.safeParse({ ...person, ...changes }))).toEqual(found)
  })
  it('accepts only a digest as sent', () => {
    expect(problems(registrationBody.safeParse(person))).toEqual({ password: 'invalid' })
    expect(registrationBody.safeParse({ ...person, password: 'a'.repeat(32) }).success).toBe(true)
  })
})

describe('login', () => {
  it('requires both fields', () => {
    expect(problems(loginForm.safeParse({ email: '', password: '', remember: false }))).toEqual({
      email: 'required',
      password: 'required',
    })
  })
})

describe('a password at login', () => {
  it('is not trimmed', () => {
    expect(loginForm.parse({ email: ' a@b.es ', password: ' x ', remember: false })).toMatchObject({
      email: 'a@b.es',
      password: ' x ',
    })
  })
})

describe('addresses', () => {
  const address = {
    alias: 'Casa',
    address_line1: 'Gran Vía',
    address_line2: '1',
    cp: '28013',
    city: 'Madrid',
  }
  it.each([
    [{}, {}],
    [{ cp: '' }, { cp: 'required' }],
    [{ cp: '280' }, { cp: 'postal-code' }],
    [{ cp: '280131' }, { cp: 'postal-code' }],
    [{ cp: '8028' }, { cp: 'postal-code-zero' }],
    [{ cp: '99999' }, { cp: 'postal-code-unknown' }],
    [{ cp: '00000' }, { cp: 'postal-code-unknown' }],
    [{ cp: '53001' }, { cp: 'postal-code-unknown' }],
    [{ cp: 'abcde' }, { cp: 'numeric' }],
    [{ alias: '' }, { alias: 'required' }],
  ])('with %j: %j', (changes, found) => {
    const result = problems(addressForm.safeParse({ ...address, ...changes }))
    expect(result).toMatchObject(found)
    expect(Object.keys(result)).toEqual(Object.keys(found))
  })
  it('truncates labels above 51 characters to 40', () => {
    const label = (line1: string) => formatAddressLabel({ alias: 'Casa', line1, line2: '1', city: 'Madrid' })
    expect(label('Gran Vía')).toBe('Casa · Gran Vía 1, Madrid')
    expect([...label('a'.repeat(34))]).toHaveLength(51)
    expect([...label('a'.repeat(35))]).toHaveLength(41)
  })
})

describe('postal codes and phones', () => {
  it.each([
    ['28013', true],
    ['08001', true],
    ['52001', true],
    ['53001', false],
    ['00001', false],
    ['2801', false],
    ['280131', false],
  ])('%s: %s', (code, good) => {
    expect(isPostalCode(code)).toBe(good)
  })
  it('are normalized', () => {
    expect(trimPostalCode(' 280 134')).toBe('28013')
  })
  it.each([
    ['(+34) 605 03 89 48', '+34605038948'],
    ['605.03.89.48', '605038948'],
    ['605-038-948', '605038948'],
    ['605–038–948', '605038948'],
    ['91/605 03 89', '916050389'],
    ['0034 605 038 948', '+34605038948'],
    ['+44 7911 123456', '+447911123456'],
  ])('the phone %s is stored as %s', (typed, stored) => {
    expect(phoneSchema.parse(typed)).toBe(stored)
  })
  it.each(['605 03 89', '605 038 948 ext 2', '605+038948', '++34605038948', '()', '1234567890123456'])(
    'the phone %s is refused',
    (typed) => {
      expect(phoneSchema.safeParse(typed).success).toBe(false)
    },
  )
})

describe('a street with its number', () => {
  it.each([
    ['Calle de Leganitos 43, 2º B', 'Calle de Leganitos', '43, 2º B'],
    ['Leganitos, 43', 'Leganitos', '43'],
    ['Avenida de la Paz nº 5 bis', 'Avenida de la Paz', '5 bis'],
    ['Calle 2 de Mayo 7', 'Calle 2 de Mayo', '7'],
    ['Carrer de l’Onze 11 d’entrada', null, null],
    ['Calle 12', null, null],
    ['Av. 12', null, null],
    ['Calle Sierpes', null, null],
    ['43', null, null],
    ['', null, null],
  ])('%s', (typed, street, number) => {
    expect(splitStreet(typed)).toEqual(street === null ? null : { street, number })
  })
})

describe('new passwords', () => {
  it.each([
    [
      { new_password: 'una colada', repeat_new_password: 'corta' },
      { repeat_new_password: 'password-mismatch' },
    ],
    [{ new_password: 'corta', repeat_new_password: 'corta' }, { new_password: 'password-length' }],
    [{ new_password: 'una colada', repeat_new_password: '' }, { repeat_new_password: 'required' }],
    [{ new_password: 'una colada', repeat_new_password: 'una colada' }, {}],
  ])('%j', (form, found) => {
    expect(problems(newPasswordForm.safeParse(form))).toEqual(found)
  })
})
