import * as z from 'zod/mini'
import { requiredText } from '../account/contact-details.ts'
import { MAX_MESSAGE_CHARACTERS } from '../contact/contact-form.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { isIban, normalizeIban } from '../payment/iban.ts'
import type { FieldProblem } from '../wire/field-problem.ts'
import { claimKinds, payouts } from './claim.ts'

const problem = (value: FieldProblem) => value

/** Above what a garment costs; a larger number is a typing error. */
const MAX_VALUE_EUROS = 20_000
const MAX_AGE_MONTHS = 1_200
const MAX_PIECES = 1_000

/** Garments of one product in a claim. Wire names. */
export const claimedGarmentForm = z.object({
  product_id: z.number(),
  quantity: z
    .number(problem('required'))
    .check(
      z.int(problem('numeric')),
      z.minimum(1, problem('invalid')),
      z.maximum(MAX_PIECES, problem('invalid')),
    ),
  /** Price of one piece when new, euros. */
  value: eurosSchema.check(
    z.minimum(0.01, problem('invalid')),
    z.maximum(MAX_VALUE_EUROS, problem('invalid')),
  ),
  age_months: z
    .number(problem('required'))
    .check(
      z.int(problem('numeric')),
      z.minimum(0, problem('invalid')),
      z.maximum(MAX_AGE_MONTHS, problem('invalid')),
    ),
})
export type ClaimedGarmentForm = z.infer<typeof claimedGarmentForm>

/** The report of lost or damaged garments. */
export const claimForm = z.object({
  kind: z.enum(claimKinds, problem('required')),
  garments: z
    .array(claimedGarmentForm)
    .check(z.minLength(1, problem('required')), z.maxLength(500, problem('invalid'))),
  message: requiredText(MAX_MESSAGE_CHARACTERS),
})
export type ClaimForm = z.infer<typeof claimForm>

const MAX_HOLDER_CHARACTERS = 120

/** An IBAN, normalized; an empty one where no transfer is needed. */
const optionalIban = z.string().check(
  z.trim(),
  z.maxLength(60, problem('too-long')),
  z.overwrite(normalizeIban),
  z.refine((iban) => iban === '' || isIban(iban), 'iban'),
)

/** The customer's answer to a proposed compensation. */
export const claimAnswerForm = z.object({
  answer: z.enum(['accept', 'dispute']),
  /** With `accept`. */
  payout: z.optional(z.enum(payouts)),
  iban: z._default(optionalIban, ''),
  /** Whose account it is. */
  holder: z._default(z.string().check(z.trim(), z.maxLength(MAX_HOLDER_CHARACTERS, problem('too-long'))), ''),
  /** With `dispute`: why. */
  message: z._default(
    z.string().check(z.trim(), z.maxLength(MAX_MESSAGE_CHARACTERS, problem('too-long'))),
    '',
  ),
})
