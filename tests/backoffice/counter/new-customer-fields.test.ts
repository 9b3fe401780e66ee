import { expect, it } from 'vitest'
import { fieldsOfSearch } from '#backoffice/features/counter/new-customer-fields.ts'

const none = { full_name: '', phone: '', email: '' }

it.each([
  ['655 10 20 30', { ...none, phone: '655 10 20 30' }],
  ['+34 655-10-20-30', { ...none, phone: '+34 655-10-20-30' }],
  [' rosa@example.com ', { ...none, email: 'rosa@example.com' }],
  ['Rosa Vidal', { ...none, full_name: 'Rosa Vidal' }],
  ['', none],
])('a search for %s fills in its field', (text, fields) => expect(fieldsOfSearch(text)).toEqual(fields))
