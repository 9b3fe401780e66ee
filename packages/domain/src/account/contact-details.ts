import * as z from 'zod/mini'
import type { FieldProblem } from '../wire/field-problem.ts'

const problem = (value: FieldProblem) => value

/** A required text. */
export function requiredText(maxCharacters = 120) {
  return z
    .string(problem('required'))
    .check(z.trim(), z.minLength(1, problem('required')), z.maxLength(maxCharacters, problem('too-long')))
}

/** An e-mail address, trimmed and in lower case. The reserved domain `invalid` is of the shop's own placeholders. */
export const emailSchema = z
  .string(problem('required'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, problem('required')),
    z.maxLength(254, problem('too-long')),
    z.regex(/^[^\s@"<>(),;:]+@[^\s@.,;:]+(\.[^\s@.,;:]+)+(?<!\.invalid)$/, problem('email')),
  )

/** A phone number as stored: digits and a leading plus, without the usual separators. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[\s.,()/·\p{Pd}]/gu, '').replace(/^00/, '+')
}

/** A phone number (spec 000 §5), normalized: 9 to 15 digits, with an optional leading plus. */
export const phoneSchema = z
  .string(problem('required'))
  .check(
    z.trim(),
    z.minLength(1, problem('required')),
    z.maxLength(40, problem('phone')),
    z.overwrite(normalizePhone),
    z.regex(/^\+?\d{9,15}$/, problem('phone')),
  )

export const MIN_PASSWORD_CHARACTERS = 8

/** A password in plain text, before it is hashed. */
export const passwordSchema = z
  .string(problem('required'))
  .check(
    z.minLength(1, problem('required')),
    z.minLength(MIN_PASSWORD_CHARACTERS, problem('password-length')),
  )

/** A password as sent: MD5 in hex (spec 001 §7). */
export const passwordDigestSchema = z
  .string(problem('required'))
  .check(z.regex(/^[0-9a-f]{32}$/, problem('invalid')))

/** A required checkbox; 1 on the wire. */
export const termsSchema = z.literal(1, problem('terms'))

/** The checkbox on the wire, checked by the rules of the form; a missing one is named beside the other fields. */
export const wireTerms = z.union([z.literal(0), z.literal(1)], problem('terms'))
