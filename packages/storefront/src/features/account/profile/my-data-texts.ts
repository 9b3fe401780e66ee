import { formatDateTime } from '@colada/client/format/dates'
import type { Language } from '@colada/domain/wire/language'
import { statusText } from '../../../platform/format/order-status.ts'
import type { Translate } from '../../../platform/language/messages.ts'

type Value = string | number | boolean | null

/** The name of a kind of data or of a field. */
export function dataName(group: 'kinds' | 'fields', name: string, t: Translate): string {
  return t(`profile:myData.${group}.${name}`, name.replaceAll('_', ' '))
}

/** Fields that are 0 or 1. */
const flags = new Set(['newsletter', 'isB2B', 'is_default', 'has_orders', 'email_confirmed', 'has_password'])

/** A value as text: instants as dates, flags and statuses of orders as words. */
export function dataText(name: string, value: Value, t: Translate, language: Language): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean' || flags.has(name))
    return t(Number(value) === 1 ? 'profile:myData.yes' : 'profile:myData.no')
  if (typeof value === 'string' && name.endsWith('_at'))
    return formatDateTime(Date.parse(value) / 1_000, language)
  if (name === 'status' && typeof value === 'number') return statusText(value, t)
  const isInstant = typeof value === 'number' && /(?:_at|time|_start|_before)$/.test(name) && value > 0
  return isInstant ? formatDateTime(value, language) : String(value)
}
