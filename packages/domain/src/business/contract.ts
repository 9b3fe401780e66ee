import * as z from 'zod/mini'
import { requiredText } from '../account/contact-details.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { toEuros } from '../money/money.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import type { FieldProblem } from '../wire/field-problem.ts'
import { creditStates, MAX_LIMIT_CENTS, MIN_LIMIT_CENTS, suspensionCauses } from './credit.ts'
import { monthPattern } from './month.ts'
import { entryKinds, type Statement } from './statement.ts'

export const monthSchema = z.string().check(z.regex(monthPattern, 'invalid' satisfies FieldProblem))

/** A limit in euros. */
export const limitSchema = eurosSchema.check(
  z.minimum(toEuros(MIN_LIMIT_CENTS), 'invalid' satisfies FieldProblem),
  z.maximum(toEuros(MAX_LIMIT_CENTS), 'invalid' satisfies FieldProblem),
)

const wireEntry = z.object({
  id: z.number(),
  kind: z.enum(entryKinds),
  /** Negative for what is paid or taken back. */
  amount: eurosSchema,
  vat: eurosSchema,
  /** Empty without an order. */
  localizador: z.string(),
  order_id: z.nullable(z.number()),
  reference: z.string(),
  /** The day on which a payment came; null for other entries. */
  paid_on: z.nullable(z.string()),
  /** Epoch seconds. */
  at: z.number(),
})
export type WireEntry = z.infer<typeof wireEntry>

export const wireStatement = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** True for the month that is not over. */
  provisional: z.boolean(),
  opening: eurosSchema,
  orders: eurosSchema,
  cancellations: eurosSchema,
  payments: eurosSchema,
  adjustments: eurosSchema,
  closing: eurosSchema,
  /** What the summary invoice of the month has. */
  base: eurosSchema,
  vat: eurosSchema,
  total: eurosSchema,
  entries: z.array(wireEntry),
})
export type WireStatement = z.infer<typeof wireStatement>

export const wireBusinessAccount = z.object({
  /** Null for a company that never asked for credit. */
  state: z.nullable(z.enum(creditStates)),
  suspended_for: z.nullable(z.enum(suspensionCauses)),
  limit: eurosSchema,
  terms_days: z.number(),
  /** What is owed; negative when too much was paid. */
  balance: eurosSchema,
  /** What can still be ordered on account. */
  left: eurosSchema,
  wanted_limit: z.nullable(eurosSchema),
  contact: z.string(),
  /** Epoch seconds. */
  requested_at: z.nullable(z.number()),
  /** What has to be paid by when, the oldest first; without the month that is not over. */
  due: z.array(z.object({ month: z.string(), amount: eurosSchema, due_on: z.string() })),
  overdue: eurosSchema,
  /** Months with a statement, the newest first. */
  months: z.array(z.string()),
})
export type WireBusinessAccount = z.infer<typeof wireBusinessAccount>

const account = {
  account: wireBusinessAccount,
  /** Where transfers go, and what to write on them. */
  transfer: z.object({ holder: z.string(), iban: z.string(), concept: z.string() }),
}

export const getBusinessAccount = defineEndpoint({
  name: 'getBusinessAccount',
  subject: 'business',
  method: 'GET',
  path: '/business/account',
  access: 'customer-only',
  isExtension: true,
  summary: 'The account of a company: its credit, what it owes, and its statements',
  response: account,
})

/** The form of a request for credit. */
export const creditForm = z.object({
  wanted_limit: limitSchema,
  /** Who answers questions about bills. */
  contact: requiredText(160),
})

export const requestCredit = defineEndpoint({
  name: 'requestCredit',
  subject: 'business',
  method: 'POST',
  path: '/business/credit',
  access: 'customer-only',
  isExtension: true,
  idempotent: true,
  summary: 'Ask to order on account, or for a higher limit',
  body: creditForm,
  response: account,
})

const statementQuery = z.object({ month: monthSchema })
const statements = {
  subject: 'business',
  method: 'GET',
  access: 'customer-only',
  isExtension: true,
} as const

/** The statement of a month; 404 for one before the account or in the future. */
export const getStatement = defineEndpoint({
  ...statements,
  name: 'getStatement',
  path: '/statements',
  summary: 'The statement of a month; that of the current month is provisional',
  query: statementQuery,
  response: { statement: wireStatement },
})

export const getStatementTable = defineEndpoint({
  ...statements,
  name: 'getStatementTable',
  path: '/statements/statement.csv',
  mediaType: 'text/csv',
  summary: 'The statement of a month as a table for spreadsheets',
  query: statementQuery,
  response: {},
})

export const getStatementFile = defineEndpoint({
  ...statements,
  name: 'getStatementFile',
  path: '/statements/statement.pdf',
  mediaType: 'application/pdf',
  summary: 'The statement of a month',
  query: statementQuery,
  response: {},
})

/** The sums of a statement, in the order in which they are shown. */
export const statementSums = [
  'opening',
  'orders',
  'cancellations',
  'payments',
  'adjustments',
  'closing',
] as const satisfies readonly (keyof Statement)[]
export type StatementSum = (typeof statementSums)[number]
