import type {
  getInvoiceChain,
  getProducerDeclaration,
  getStaffInvoices,
} from '@colada/domain/staff/invoices-contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { invoices } from '../fixtures/invoices.ts'
import { hours, now } from '../fixtures/time.ts'

type Page = Omit<EndpointResponse<typeof getStaffInvoices>, 'status'>
type Chain = Omit<EndpointResponse<typeof getInvoiceChain>, 'status'>

export const invoicePage: Page = {
  invoices: invoices.map((invoice, index) => ({
    ...invoice,
    tax_office: (['waiting', 'rejected', 'accepted_with_errors', 'accepted'] as const)[index]!,
    tax_office_error: index === 1 ? '1100: Valor o tipo incorrecto del campo.' : '',
    reason: '',
    can_rectify: invoice.kind === 'F3',
    is_record_corrected: false,
    can_correct_record: index === 1 || index === 2,
    record_recipient: invoice.recipient === '' ? null : { name: invoice.recipient, cif: '12345678Z' },
  })),
  series: ['F-2026', 'FS-2026', 'R-2026'],
  has_more: true,
}

export const chain: Chain = {
  register: 'verifactu',
  positions: 4,
  gaps: 0,
  broken: null,
  states: { waiting: 1, accepted: 1, accepted_with_errors: 1, rejected: 1 },
  waiting_since: now - 1 * hours,
  last_error: '',
}

export const signedDeclaration: Omit<EndpointResponse<typeof getProducerDeclaration>, 'status'> = {
  register: 'verifactu',
  system: { name: 'Colada', id: '01', version: '1.0', installation: '1' },
  producer: { name: 'Colada Lavandería, S. L.', cif: 'B86987658', address: 'Calle Mayor, 1, 28013 Madrid' },
  signed: { date: '2027-01-04', place: 'Madrid, España' },
}
