import { garmentTag } from '@colada/domain/orders/receipt'
import type { Language } from '@colada/domain/wire/language'
import type { Contact } from '../account/service.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { currentLeg, type OrderRecord } from '../orders/service.ts'
import { formatShortDay } from './dates.ts'

/** A label of one garment. */
export interface Label {
  readonly tag: string
  readonly name: string
  /** Initial and short name of the customer. */
  readonly customer: string
  /** Of the delivery; without one, of the order. */
  readonly date: string
  /** Its number, and how many garments the order has. */
  readonly count: string
}

export interface LabelsSubject {
  readonly record: OrderRecord
  readonly customer: Contact
  readonly language: Language
}

/** Returns a label for each garment of an order, numbered in the order of its lines. */
export function labelsOf({ record, customer, language }: LabelsSubject): Label[] {
  const { order, items } = record
  const delivery = currentLeg(record, 'delivery')
  const date = delivery
    ? interpolate(messages[language].documents.delivery, { day: formatShortDay(delivery.startsAt, language) })
    : formatShortDay(order.createdAt, language)
  const names = items.flatMap(({ quantity, nameEs, nameEn }) =>
    Array.from({ length: quantity }, () => (language === 'es' ? nameEs : nameEn)),
  )
  return names.map((name, position) => ({
    tag: garmentTag(order.locator, position + 1),
    name,
    customer: shortName(customer),
    date,
    count: `${position + 1}/${names.length}`,
  }))
}

/** "B. Ibáñez"; the name of a company as it is. */
function shortName({ firstName, lastName, businessName }: Contact): string {
  if (businessName !== '') return businessName
  const [initial = ''] = firstName.trim()
  const [surname = ''] = lastName.trim().split(/\s+/)
  return [initial && `${initial}.`, surname].filter(Boolean).join(' ')
}
