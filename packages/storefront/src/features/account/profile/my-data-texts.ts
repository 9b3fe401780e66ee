import { formatDate, formatDateTime } from '@colada/client/format/dates'
import { formatBirthDate } from '@colada/domain/account/birth-date'
import { DEFAULT_BIRTH_DATE } from '@colada/domain/account/registration'
import type { Source } from '@colada/domain/account/user'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Language } from '@colada/domain/wire/language'
import { statusText } from '../../../platform/format/order-status.ts'
import type { MessageKey, Translate } from '../../../platform/language/messages.ts'

type Value = string | number | boolean | null

export interface DataTextContext {
  readonly t: Translate
  readonly language: Language
  /** Names of the answers to "How did you hear of us?". */
  readonly sources: readonly Source[]
}

/** The name of a kind of data or of a field. */
export function dataName(group: 'kinds' | 'fields', name: string, t: Translate): string {
  return t(`profile:myData.${group}.${name}`, name.replaceAll('_', ' '))
}

/** Fields that are 0 or 1. */
const flags = new Set(['newsletter', 'isB2B', 'is_default', 'has_orders', 'email_confirmed', 'has_password'])

/** Words that the shop uses for the values of a field. */
const words: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  gender: {
    female: 'profile:genders.female',
    male: 'profile:genders.male',
    other: 'profile:genders.other',
  },
  lang: { es: 'profile:notifications.languages.es', en: 'profile:notifications.languages.en' },
  leg: {
    pickup: 'profile:myData.fields.precioRecogida',
    delivery: 'profile:myData.fields.precioEntrega',
  },
  place: { address: 'profile:myData.places.address', store: 'profile:myData.places.store' },
  kind: {
    voucher: 'profile:wallet.voucher',
    reward: 'profile:wallet.reward',
    order_progress: 'profile:notifications.orderProgress',
    referrals: 'profile:notifications.referrals',
  },
}

const isAmount = (name: string) => name === 'price' || name === 'amount' || name.startsWith('precio')

/** A value as the shop writes it: words, amounts, dates; a value that was not given says so. */
export function dataText(name: string, value: Value, { t, language, sources }: DataTextContext): string {
  if (value === null || value === '' || (name === 'birth_date' && value === DEFAULT_BIRTH_DATE))
    return t('profile:myData.notGiven')
  if (typeof value === 'boolean' || flags.has(name))
    return t(Number(value) === 1 ? 'profile:myData.yes' : 'profile:myData.no')
  return typeof value === 'number'
    ? numberText(name, value, { t, language, sources })
    : wordText(name, value, { t, language, sources })
}

function wordText(name: string, value: string, { t, language }: DataTextContext): string {
  const word = words[name]?.[value]
  if (word !== undefined) return t(word)
  if (name === 'birth_date') return formatBirthDate(value)
  if (name.endsWith('_at')) return formatDateTime(Date.parse(value) / 1_000, language)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value as CalendarDate, language) : value
}

function numberText(name: string, value: number, { t, language, sources }: DataTextContext): string {
  if (isAmount(name)) return formatMoney(fromEuros(value))
  if (name === 'status') return statusText(value, t)
  if (name === 'source_id') return sources.find(({ id }) => id === value)?.name ?? String(value)
  const isInstant = /(?:_at|time|_start|_before)$/.test(name) && value > 0
  return isInstant ? formatDateTime(value, language) : String(value)
}
