import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import { formatPhone } from '@colada/domain/content/format-phone'
import { formatMoney } from '@colada/domain/money/format-money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { pendingBalance } from '@colada/domain/orders/balance'
import { orderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import { type Contact, isPlaceholderEmail } from '../account/service.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { currentLeg, type OrderLegRow, type OrderRecord } from '../orders/service.ts'
import { formatDay, formatMoment } from './dates.ts'
import { type Condition, conditionsIn } from './receipt-conditions.ts'

/** Who issues a receipt (RD 1453/1987). */
export interface Issuer {
  readonly name: string
  readonly taxId: string
  readonly address: string
}

export interface ReceiptSubject {
  readonly record: OrderRecord
  readonly customer: Contact
  readonly issuer: Issuer
  readonly language: Language
  /** Address of the terms. */
  readonly termsUrl: string
  /** The date of the document. */
  readonly at: Date
}

interface Line {
  readonly name: string
  readonly detail: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
}

/** A label and its value: a date, an amount. */
export interface Entry {
  readonly label: string
  readonly value: string
}

/** All texts of a receipt, in one language; a layout places them. */
export interface Receipt {
  readonly locator: string
  readonly title: string
  readonly language: Language
  readonly at: Date
  readonly issuer: readonly string[]
  readonly customer: readonly string[]
  readonly dates: readonly (Entry & { readonly detail: string })[]
  readonly lines: readonly Line[]
  readonly amounts: readonly Entry[]
  readonly total: Entry
  readonly vat: Entry
  readonly payment: readonly Entry[]
  readonly remarks: string
  readonly conditions: readonly Condition[]
  readonly legal: string
  readonly termsUrl: string
}

/** Returns the texts that RD 1453/1987 requires on the receipt of an order. */
export function receiptOf(subject: ReceiptSubject): Receipt {
  const { record, issuer, language, termsUrl, at } = subject
  const { order } = record
  const texts = messages[language].documents
  return {
    locator: order.locator,
    title: interpolate(texts.receiptTitle, { locator: order.locator }),
    language,
    at,
    issuer: [issuer.name, interpolate(texts.taxId, { taxId: issuer.taxId }), issuer.address],
    customer: customerLines(subject),
    dates: datesOf(subject),
    lines: linesOf(subject),
    amounts: [
      { label: texts.itemsTotal, value: formatMoney(order.items) },
      ...amount(texts.transport, order.transport, currentLeg(record, 'delivery') !== undefined),
      ...amount(texts.charges, order.incidents),
      ...amount(texts.discount, -order.discount),
    ],
    total: { label: texts.total, value: formatMoney(order.total) },
    vat: {
      label: interpolate(texts.vat, { percent: VAT_PERCENT }),
      value: formatMoney(order.itemsVat + order.transportVat),
    },
    payment: paymentOf(subject),
    remarks: order.remarks.trim() === '' ? texts.noRemarks : order.remarks,
    conditions: conditionsIn(language),
    legal: texts.legal,
    termsUrl,
  }
}

function amount(label: string, cents: number, isShown = cents !== 0): Entry[] {
  return isShown ? [{ label, value: formatMoney(cents) }] : []
}

function customerLines({ record, customer, language }: ReceiptSubject): string[] {
  const { firstName, lastName, businessName, taxId, phone, email } = customer
  const leg = currentLeg(record, 'pickup') ?? currentLeg(record, 'delivery')
  return [
    businessName,
    `${firstName} ${lastName}`.trim(),
    taxId && interpolate(messages[language].documents.taxId, { taxId }),
    leg?.address ?? '',
    formatPhone(phone),
    isPlaceholderEmail(email) ? '' : email,
  ].filter((line) => line !== '')
}

function datesOf({ record, language }: ReceiptSubject): Receipt['dates'] {
  const { order, steps } = record
  const texts = messages[language].documents
  const collected = steps.findLast(({ status }) => status === orderStatus.collected)
  const entry = (label: string, { startsAt, startTime, endTime, address, place }: OrderLegRow) => ({
    label,
    value: formatDay(startsAt, language),
    // A store has no hour that was agreed.
    detail:
      place === 'store' ? address : interpolate(texts.slot, { start: startTime, end: endTime, address }),
  })
  const pickup = currentLeg(record, 'pickup')
  const delivery = currentLeg(record, 'delivery')
  const deliveryLabel =
    delivery?.place === 'store'
      ? texts.collectionPlanned
      : order.isReturnDue
        ? texts.returnPlanned
        : texts.deliveryPlanned
  return [
    { label: texts.ordered, value: formatMoment(order.createdAt, language), detail: '' },
    ...(collected
      ? [{ label: texts.received, value: formatMoment(collected.at, language), detail: '' }]
      : pickup
        ? [entry(pickup.place === 'store' ? texts.dropOffPlanned : texts.pickupPlanned, pickup)]
        : []),
    ...(delivery ? [entry(deliveryLabel, delivery)] : []),
  ]
}

function linesOf({ record, language }: ReceiptSubject): Line[] {
  const texts = messages[language].documents
  return record.items.map((item) => {
    const { quantity, price, lineTotal, width, height } = item
    const category = language === 'es' ? item.categoryEs : item.categoryEn
    const measure = width !== null && height !== null && interpolate(texts.measure, { width, height })
    return {
      name: language === 'es' ? item.nameEs : item.nameEn,
      detail: [category, measure].filter(Boolean).join(' · '),
      quantity: String(quantity),
      price: isListedWithoutVat(item) ? `${formatMoney(price)} ${texts.withoutVat}` : formatMoney(price),
      amount: formatMoney(lineTotal),
    }
  })
}

/** What was paid, and what is left. */
function paymentOf({ record: { order }, language }: ReceiptSubject): Entry[] {
  const texts = messages[language].documents
  if (order.isOnAccount) return [{ label: texts.onAccount, value: '' }]
  const due = pendingBalance(order)
  const paid = order.paid - order.refundsTotal
  return [...amount(texts.paid, paid, paid > 0 || due === 0), ...amount(texts.due, due)]
}
