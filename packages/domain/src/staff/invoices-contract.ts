import * as z from 'zod/mini'
import { requiredText } from '../account/contact-details.ts'
import { taxIdSchema } from '../account/registration.ts'
import { wireInvoice } from '../invoices/contract.ts'
import { recordStates, taxRegisters } from '../invoices/register.ts'
import { taxDataForm } from '../invoices/tax-data.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { languageSchema } from '../wire/language-schema.ts'
import { orderReaderRoles } from './rights.ts'

const readers = { staff: orderReaderRoles } as const
const operations = { staff: ['operations'] } as const

const MAX_REASON_CHARACTERS = 300
const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_CHARACTERS))

export const wireStaffInvoice = z.extend(wireInvoice, {
  /** What the tax office says about it; null without a register. */
  tax_office: z.nullable(z.enum(recordStates)),
  /** Why the tax office rejected it, or what it criticised. */
  tax_office_error: z.string(),
  /** Why it rectifies others. */
  reason: z.string(),
  can_rectify: z.boolean(),
  /** Whether its record is sent again, since the tax office rejected the one before or accepted it with errors. */
  is_record_corrected: z.boolean(),
  can_correct_record: z.boolean(),
  /** Whom its record names; null without a record, or for one without a recipient. */
  record_recipient: z.nullable(z.object({ name: z.string(), cif: z.string() })),
})
export type WireStaffInvoice = z.infer<typeof wireStaffInvoice>

export const getStaffInvoices = defineEndpoint({
  name: 'getStaffInvoices',
  subject: 'invoices',
  method: 'GET',
  path: '/staff/invoices',
  access: operations,
  isExtension: true,
  summary: 'Invoices, newest first',
  query: z.object({
    /** The code of a series, such as `FS-2027`; all when left out. */
    series: z.optional(z.string()),
    /** Those whose record has this state; all when left out. */
    tax_office: z.optional(z.enum(recordStates)),
    /** The id of the last invoice of the page before. */
    before: z.optional(z.coerce.number()),
  }),
  response: {
    invoices: z.array(wireStaffInvoice),
    /** The codes of all series. */
    series: z.array(z.string()),
    has_more: z.boolean(),
  },
})

/** The result of the check of all numbers and records. */
export const getInvoiceChain = defineEndpoint({
  name: 'getInvoiceChain',
  subject: 'invoices',
  method: 'GET',
  path: '/staff/invoices/chain',
  access: operations,
  isExtension: true,
  summary: 'Whether numbers have gaps, and whether the chain of records is unbroken',
  response: {
    register: z.enum(taxRegisters),
    /** Number of records. */
    positions: z.number(),
    /** Numbers that a series misses. */
    gaps: z.number(),
    /** The position of the first record that does not fit; null for none. */
    broken: z.nullable(z.number()),
    /** Records by what the tax office says about them. */
    states: z.record(z.enum(recordStates), z.number()),
    /** When the oldest record that waits was made, in epoch seconds; null for none. */
    waiting_since: z.nullable(z.number()),
    /** Why the last attempt to send failed; empty after a success. */
    last_error: z.string(),
  },
})

export const getStaffInvoiceFile = defineEndpoint({
  name: 'getStaffInvoiceFile',
  subject: 'invoices',
  method: 'GET',
  path: '/staff/invoices/:invoiceId/invoice.pdf',
  access: readers,
  isExtension: true,
  mediaType: 'application/pdf',
  summary: 'An invoice',
  description: 'Each request is recorded with the staff member who sends it.',
  params: z.object({ invoiceId: z.coerce.number() }),
  query: z.object({
    /** That of the request by default. */
    language: z.optional(languageSchema),
  }),
  response: {},
})

export const getStaffOrderInvoices = defineEndpoint({
  name: 'getStaffOrderInvoices',
  subject: 'invoices',
  method: 'GET',
  path: '/staff/orders/:locator/invoices',
  access: readers,
  isExtension: true,
  summary: 'The invoices of an order, newest first',
  params: z.object({ locator: z.string() }),
  response: { invoices: z.array(wireInvoice) },
})

export const rectifyInvoice = defineEndpoint({
  name: 'rectifyInvoice',
  subject: 'invoices',
  method: 'POST',
  path: '/staff/invoices/:invoiceId/rectify',
  access: operations,
  isExtension: true,
  summary:
    'Correct the tax data of a full invoice: a rectifying invoice takes it back, and a new one has them right',
  params: z.object({ invoiceId: z.coerce.number() }),
  body: z.extend(taxDataForm, {
    reason: reasonSchema,
  }),
  response: { invoices: z.array(wireStaffInvoice) },
})

export const correctInvoiceRecord = defineEndpoint({
  name: 'correctInvoiceRecord',
  subject: 'invoices',
  method: 'POST',
  path: '/staff/invoices/:invoiceId/correct-record',
  access: operations,
  isExtension: true,
  summary: 'Correct the record of an invoice that the tax office rejected, or accepted with errors',
  description:
    'Adds a further record to the chain, which is sent like the others. The invoice does not change, and neither do amounts. Name and tax id are those of the recipient; they have no effect for an invoice without one.',
  params: z.object({ invoiceId: z.coerce.number() }),
  body: z.object({
    name: z.optional(requiredText()),
    cif: z.optional(taxIdSchema),
    reason: reasonSchema,
  }),
  response: { invoice: wireStaffInvoice },
})

/** What the declaration of the producer names (Orden HAC/1177/2024, art. 15.1). */
export const getProducerDeclaration = defineEndpoint({
  name: 'getProducerDeclaration',
  subject: 'invoices',
  method: 'GET',
  path: '/staff/invoices/declaration',
  access: operations,
  isExtension: true,
  summary: 'The declaration of the producer of the program that makes records of invoices',
  response: {
    /** Without a register no declaration is needed. */
    register: z.enum(taxRegisters),
    system: z.object({ name: z.string(), id: z.string(), version: z.string(), installation: z.string() }),
    producer: z.object({ name: z.string(), cif: z.string(), address: z.string() }),
    /** When, as `YYYY-MM-DD`, and where it was signed; null until it is. */
    signed: z.nullable(z.object({ date: z.string(), place: z.string() })),
  },
})
