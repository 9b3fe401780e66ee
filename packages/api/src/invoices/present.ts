import type { WireInvoice } from '@colada/domain/invoices/contract'
import { toEuros } from '@colada/domain/money/money'
import type { WireStaffInvoice } from '@colada/domain/staff/invoices-contract'
import { canCorrect, recordRecipient } from './correct-record.ts'
import { canRectify } from './rectify.ts'
import { type InvoiceRecord, numberOf } from './repository.ts'

/** An invoice in wire format. */
export function presentInvoice({ invoice, shares, of, replacedBy }: InvoiceRecord): WireInvoice {
  return {
    id: invoice.id,
    number: numberOf(invoice),
    kind: invoice.kind,
    issued_at: Math.floor(invoice.issuedAt.getTime() / 1000),
    base: toEuros(invoice.base),
    vat: toEuros(invoice.vat),
    total: toEuros(invoice.total),
    recipient: invoice.recipient?.name ?? '',
    localizadores: shares.map(({ locator }) => locator),
    of_numbers: of.map(numberOf),
    replaced_by: replacedBy && numberOf(replacedBy),
  }
}

/** An invoice as operations see it. */
export function presentStaffInvoice(record: InvoiceRecord): WireStaffInvoice {
  const recipient = record.record && recordRecipient(record)
  return {
    ...presentInvoice(record),
    tax_office: record.record?.state ?? null,
    tax_office_error: record.record?.error ?? '',
    reason: record.invoice.reason,
    can_rectify: canRectify(record),
    is_record_corrected: (record.record?.corrects ?? null) !== null,
    can_correct_record: canCorrect(record),
    record_recipient: recipient && { name: recipient.name, cif: recipient.taxId },
  }
}
