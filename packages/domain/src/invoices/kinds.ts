import type { Cents } from '../money/money.ts'

/**
 * Kinds of invoices, as the tax office names them (Orden HAC/1177/2024): F1 full, F2 simplified or without an identified
 * recipient, F3 full in place of simplified ones; R1, R4 and R5 rectify: a refund of a full one, an error of a full one, and
 * F2.
 */
export const invoiceKinds = ['F1', 'F2', 'F3', 'R1', 'R4', 'R5'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** A simplified invoice has at most this total, VAT included (RD 1619/2012, art. 4.2). */
export const SIMPLIFIED_LIMIT_CENTS: Cents = 300_000

/** Series of invoices: simplified, full and rectifying ones have numbers of their own (RD 1619/2012, art. 6.1.a). */
export const invoiceSeries = ['FS', 'F', 'R'] as const
export type InvoiceSeries = (typeof invoiceSeries)[number]

/** Who pays an invoice: the customer's tax data. */
export interface Recipient {
  readonly name: string
  /** Empty for a person who has not given it. */
  readonly taxId: string
  readonly address: string
}

/** Whether an invoice names its recipient: one for a company, for tax data, and above the limit of simplified ones. */
export function needsRecipient({
  total,
  isBusiness,
}: {
  readonly total: Cents
  readonly isBusiness: boolean
}): boolean {
  return isBusiness || total > SIMPLIFIED_LIMIT_CENTS
}

/** The kind of the invoice of a sale. A full invoice whose recipient has no tax identifier counts as F2 (art. 6.1.d). */
export function saleKind(recipient: Recipient | null): 'F1' | 'F2' {
  return recipient !== null && recipient.taxId !== '' ? 'F1' : 'F2'
}

/** The kind of the invoice that takes back a part of another one. */
export function rectifyingKind(rectified: InvoiceKind, cause: 'refund' | 'error'): 'R1' | 'R4' | 'R5' {
  if (rectified === 'F2' || rectified === 'R5') return 'R5'
  return cause === 'refund' ? 'R1' : 'R4'
}

export function isRectifying(kind: InvoiceKind): boolean {
  return kind.startsWith('R')
}

/** The series of an invoice: simplified ones name no recipient. */
export function seriesOf(kind: InvoiceKind, recipient: Recipient | null): InvoiceSeries {
  if (isRectifying(kind)) return 'R'
  return recipient === null ? 'FS' : 'F'
}

/** `FS-2027`: the numbers of a series start again each year. */
export function seriesCode(series: InvoiceSeries, year: number): string {
  return `${series}-${year}`
}

const NUMBER_DIGITS = 6

/** `FS-2027/000001`, the number as it is printed and registered. */
export function invoiceNumber(code: string, number: number): string {
  return `${code}/${String(number).padStart(NUMBER_DIGITS, '0')}`
}
