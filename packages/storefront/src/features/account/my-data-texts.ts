import type { Language } from '@colada/domain/wire/language'
import { formatDateTime } from '../../platform/format/dates.ts'
import type { Translate } from '../../platform/language/messages.ts'

type Value = string | number | boolean | null

/** The name of a kind of data or of a field; one without a translation is shown as it is on the wire. */
export function dataName(group: 'kinds' | 'fields', name: string, t: Translate): string {
  return t(`profile:myData.${group}.${name}`, name.replaceAll('_', ' '))
}

/** A value as text: instants as dates, flags as words. */
export function dataText(name: string, value: Value, t: Translate, language: Language): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'profile:myData.yes' : 'profile:myData.no')
  const isInstant = typeof value === 'number' && /_(?:at|time|before)$/.test(name) && value > 0
  return isInstant ? formatDateTime(value, language) : String(value)
}
