import { isRectifying } from '@colada/domain/invoices/kinds'
import { issueDate, qrUrl } from '@colada/domain/invoices/record'
import { formatMoney } from '@colada/domain/money/format-money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { toInstant } from '@colada/domain/schedule/local-time'
import type { Language } from '@colada/domain/wire/language'
import { type InvoiceRecord, numberOf } from '../invoices/service.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { formatDate } from './dates.ts'
import type { Entry } from './receipt-content.ts'

export interface InvoiceSubject {
  readonly record: InvoiceRecord
  readonly language: Language
  /** Where the tax office confirms invoices. */
  readonly qrService: string
}

/** All texts of an invoice, in one language; a layout places them. */
export interface InvoiceContent {
  readonly language: Language
  /** Title of the file. */
  readonly title: string
  /** "Factura simplificada". */
  readonly name: string
  readonly number: string
  readonly at: Date
  readonly issuer: readonly string[]
  /** Empty on a simplified invoice. */
  readonly recipient: readonly string[]
  readonly dates: readonly Entry[]
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly amount: string }[]
  readonly amounts: readonly Entry[]
  readonly total: Entry
  /** What it rectifies or takes the place of, and why. */
  readonly notes: readonly string[]
  /** The address of its QR code; null for an invoice without a register. */
  readonly qr: string | null
}

/** Returns what RD 1619/2012 requires on an invoice (art. 6, 7 and 15). */
export function invoiceOf({ record, language, qrService }: InvoiceSubject): InvoiceContent {
  const { invoice, shares } = record
  const { issuer, recipient, issuedAt, operationDate, total } = invoice
  const texts = messages[language].documents.invoice
  const taxId = (id: string) => interpolate(messages[language].documents.taxId, { taxId: id })
  const number = numberOf(invoice)
  const name = nameOf(record, language)
  const issuedOn = issueDate(issuedAt)
  return {
    language,
    title: `${name} ${number}`,
    name,
    number,
    at: issuedAt,
    issuer: [issuer.name, taxId(issuer.taxId), issuer.address],
    recipient: recipient
      ? [recipient.name, recipient.taxId && taxId(recipient.taxId), recipient.address].filter(Boolean)
      : [],
    dates: [
      { label: texts.issued, value: formatDate(issuedAt, language) },
      ...(operationDate === issuedOn
        ? []
        : [{ label: texts.operation, value: formatDate(noonOf(operationDate), language) }]),
      { label: texts.orders, value: shares.map(({ locator }) => locator).join(', ') },
    ],
    lines: invoice.lines.map((line) => ({
      name: line[language],
      quantity: String(line.quantity),
      amount: formatMoney(line.total),
    })),
    amounts: [
      { label: texts.base, value: formatMoney(invoice.base) },
      { label: interpolate(texts.vat, { percent: VAT_PERCENT }), value: formatMoney(invoice.vat) },
    ],
    total: { label: texts.total, value: formatMoney(total) },
    notes: notesOf(record, language),
    qr:
      invoice.register === 'verifactu'
        ? qrUrl(qrService, { taxId: issuer.taxId, number, issuedOn, total })
        : null,
  }
}

/** The name of an invoice in a language. */
export function nameOf(
  { invoice: { kind, recipient } }: Pick<InvoiceRecord, 'invoice'>,
  language: Language,
): string {
  const texts = messages[language].documents.invoice
  if (isRectifying(kind)) return texts.rectifying
  return recipient === null ? texts.simplified : texts.full
}

function notesOf({ invoice, of }: InvoiceRecord, language: Language): string[] {
  const texts = messages[language].documents.invoice
  const numbers = of.map((other) => `${numberOf(other)} (${formatDate(other.issuedAt, language)})`).join(', ')
  const note = isRectifying(invoice.kind) ? texts.rectifies : texts.replaces
  const reason = invoice.reason || (isRectifying(invoice.kind) ? texts.refundReason : '')
  return [
    ...(of.length === 0 ? [] : [interpolate(note, { numbers })]),
    ...(reason === '' ? [] : [interpolate(texts.reason, { reason })]),
  ]
}

function noonOf(date: string): Date {
  return new Date(toInstant(date, '12:00') * 1000)
}
