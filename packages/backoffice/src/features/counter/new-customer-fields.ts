import { normalizePhone } from '@colada/domain/account/contact-details'

/** What a search text says about a new customer: a phone number, an e-mail address, or a name. */
export function fieldsOfSearch(text: string): {
  readonly full_name: string
  readonly phone: string
  readonly email: string
} {
  const searched = text.trim()
  const isPhone = /^\+?\d+$/.test(normalizePhone(searched))
  const isEmail = searched.includes('@')
  return {
    full_name: isPhone || isEmail ? '' : searched,
    phone: isPhone ? searched : '',
    email: isEmail ? searched : '',
  }
}
