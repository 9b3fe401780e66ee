import * as z from 'zod/mini'
import { limitSchema, monthSchema, wireBusinessAccount, wireStatement } from '../business/contract.ts'
import { creditStates, decidedStates, MAX_TERMS_DAYS } from '../business/credit.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { MAX_REFERENCE_CHARACTERS } from '../orders/process.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { FieldProblem } from '../wire/field-problem.ts'

const operations = { staff: ['operations'] } as const
const shared = { subject: 'business', access: operations, isExtension: true } as const

const MAX_REASON_CHARACTERS = 300

const wireCompany = z.object({
  user_id: z.number(),
  business_name: z.string(),
  cif: z.string(),
  state: z.enum(creditStates),
  limit: eurosSchema,
  balance: eurosSchema,
  overdue: eurosSchema,
  wanted_limit: z.nullable(eurosSchema),
  /** Epoch seconds. */
  requested_at: z.nullable(z.number()),
})
export type WireCompany = z.infer<typeof wireCompany>

export const wireStaffBusiness = z.extend(wireBusinessAccount, {
  user_id: z.number(),
  business_name: z.string(),
  cif: z.string(),
  bill_address: z.string(),
  bill_method: z.string(),
  email: z.string(),
  phone: z.string(),
  /** It decides between two people who change the account. */
  version: z.number(),
  /** Null where the prices of the shop hold. */
  price_list_id: z.nullable(z.number()),
  /** A high limit that waits for a second person; null for none. */
  proposal: z.nullable(
    z.object({ limit: eurosSchema, terms_days: z.number(), by: z.string(), by_me: z.boolean() }),
  ),
})
export type WireStaffBusiness = z.infer<typeof wireStaffBusiness>

export const getBusinesses = defineEndpoint({
  ...shared,
  name: 'getBusinesses',
  method: 'GET',
  path: '/staff/business',
  summary: 'Companies with an account or a request for credit, requests first',
  response: { companies: z.array(wireCompany) },
})

const id = z.object({ userId: z.coerce.number() })
const response = { account: wireStaffBusiness }

export const getBusiness = defineEndpoint({
  ...shared,
  name: 'getBusiness',
  method: 'GET',
  path: '/staff/business/:userId',
  summary: 'The account of a company',
  params: id,
  response,
})

/** A higher limit than 3,000.00 waits for a second person: the proposal is stored, and the answer is 1603. */
export const decideBusiness = defineEndpoint({
  ...shared,
  name: 'decideBusiness',
  method: 'PUT',
  path: '/staff/business/:userId',
  summary: 'Approve, refuse or suspend the credit of a company',
  params: id,
  body: z.object({
    state: z.enum(decidedStates),
    limit: limitSchema,
    terms_days: z.number().check(z.int(), z.minimum(0), z.maximum(MAX_TERMS_DAYS)),
    version: z.number(),
    /** Null for the prices of the shop; left out, it stays. */
    price_list_id: z.optional(z.nullable(z.number())),
    reason: z._default(z.string().check(z.trim(), z.maxLength(MAX_REASON_CHARACTERS)), ''),
  }),
  response,
})

export const addBusinessPayment = defineEndpoint({
  ...shared,
  name: 'addBusinessPayment',
  method: 'POST',
  path: '/staff/business/:userId/payments',
  idempotent: true,
  summary: 'Record money that a company paid',
  params: id,
  body: z.object({
    amount: eurosSchema.check(z.minimum(0.01, 'invalid' satisfies FieldProblem)),
    /** The day on which it came. */
    paid_on: z.iso.date('invalid' satisfies FieldProblem),
    reference: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'required' satisfies FieldProblem),
        z.maxLength(MAX_REFERENCE_CHARACTERS, 'too-long' satisfies FieldProblem),
      ),
  }),
  response,
})

export const getBusinessStatement = defineEndpoint({
  ...shared,
  name: 'getBusinessStatement',
  method: 'GET',
  path: '/staff/business/:userId/statements',
  summary: 'The statement of a month of a company',
  params: id,
  query: z.object({ month: monthSchema }),
  response: { statement: wireStatement },
})

export const getBusinessStatementFile = defineEndpoint({
  ...shared,
  name: 'getBusinessStatementFile',
  method: 'GET',
  path: '/staff/business/:userId/statements/statement.pdf',
  mediaType: 'application/pdf',
  summary: 'The statement of a month of a company, for printing',
  params: id,
  query: z.object({ month: monthSchema }),
  response: {},
})

export const getBusinessStatementTable = defineEndpoint({
  ...shared,
  name: 'getBusinessStatementTable',
  method: 'GET',
  path: '/staff/business/:userId/statements/statement.csv',
  mediaType: 'text/csv',
  summary: 'The statement of a month of a company as a table for spreadsheets',
  params: id,
  query: z.object({ month: monthSchema }),
  response: {},
})
