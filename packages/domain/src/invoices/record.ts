import { Temporal } from 'temporal-polyfill'
import type { Cents } from '../money/money.ts'
import { timeZone, toLocalDate } from '../schedule/local-time.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { InvoiceKind } from './kinds.ts'

/** What the hash of a record of an invoice covers. */
export interface HashedRecord {
  /** Of the issuer. */
  readonly taxId: string
  /** With its series, `FS-2027/000001`. */
  readonly number: string
  readonly issuedOn: CalendarDate
  readonly kind: InvoiceKind
  readonly vat: Cents
  readonly total: Cents
  /** Of the previous record of the installation; empty for the first one. */
  readonly previousHash: string
  /** When the record was made. */
  readonly generatedAt: Date
}

/**
 * Returns the text whose SHA-256, in upper-case hexadecimal digits, is the hash of a record (Orden HAC/1177/2024, art. 13).
 * As each record includes the hash of the one before, none can be changed or left out afterwards.
 */
export function hashInput(record: HashedRecord): string {
  return [
    ['IDEmisorFactura', record.taxId],
    ['NumSerieFactura', record.number],
    ['FechaExpedicionFactura', toTaxDate(record.issuedOn)],
    ['TipoFactura', record.kind],
    ['CuotaTotal', toTaxAmount(record.vat)],
    ['ImporteTotal', toTaxAmount(record.total)],
    ['Huella', record.previousHash],
    ['FechaHoraHusoGenRegistro', toTaxTime(record.generatedAt)],
  ]
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** `04-01-2027`. */
export function toTaxDate(date: CalendarDate): string {
  return date.split('-').toReversed().join('-')
}

/** `6.72`. */
export function toTaxAmount(cents: Cents): string {
  return (cents / 100).toFixed(2)
}

/** `2027-01-04T10:15:00+01:00`. */
export function toTaxTime(instant: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', fractionalSecondDigits: 0 })
}

/** The local date of an invoice. */
export function issueDate(issuedAt: Date): CalendarDate {
  return toLocalDate(issuedAt.getTime() / 1000)
}

/** Where the tax office confirms an invoice; the address of its QR code. */
export const QR_SERVICE_URL = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR'

/** The same for invoices that are sent to a test system, which the tax office does not know. */
export const QR_TEST_SERVICE_URL = 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR'

/** Returns the address in the QR code of an invoice (Orden HAC/1177/2024, art. 21). */
export function qrUrl(
  service: string,
  { taxId, number, issuedOn, total }: Pick<HashedRecord, 'taxId' | 'number' | 'issuedOn' | 'total'>,
): string {
  const parameters = {
    nif: taxId,
    numserie: number,
    fecha: toTaxDate(issuedOn),
    importe: toTaxAmount(total),
  }
  return `${service}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}
