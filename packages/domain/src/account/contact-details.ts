import * as z from 'zod/mini'

/**
 * What is wrong with a field. Words for each live in the storefront's and the API's locales; the domain
 * ships no sentences.
 */
export const fieldProblems = [
  'required',
  'email',
  'phone',
  'numeric',
  'mismatch',
  'password-length',
  'terms',
  'postal-code',
  'too-long',
  'invalid',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

const problem = (value: FieldProblem) => value

/** A text that must be filled in. */
export function requiredText(longest = 120) {
  return z
    .string(problem('required'))
    .check(z.trim(), z.minLength(1, problem('required')), z.maxLength(longest, problem('too-long')))
}

/** An e-mail address, trimmed, lower case. */
export const emailSchema = z
  .string(problem('required'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, problem('required')),
    z.maxLength(254, problem('too-long')),
    z.regex(/^[^\s@"<>(),;:]+@[^\s@.,;:]+(\.[^\s@.,;:]+)+$/, problem('email')),
  )

/** A numeric phone (spec 000 §5): digits, with an optional leading plus and the spaces people type. */
export const phoneSchema = z.string(problem('required')).check(
  z.trim(),
  z.minLength(1, problem('required')),
  z.regex(/^\+?[\d\s]+$/, problem('phone')),
  z.refine((phone) => {
    const digits = phone.replace(/\D/g, '').length
    return digits >= 9 && digits <= 15
  }, problem('phone')),
)

/** A phone as it is kept: digits and a leading plus. */
export function normalizePhone(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}

export const shortestPassword = 8

/** A password as typed. */
export const passwordSchema = z
  .string(problem('required'))
  .check(z.minLength(1, problem('required')), z.minLength(shortestPassword, problem('password-length')))

/** A password as it travels: md5 in hex (spec 001 §7). */
export const passwordDigestSchema = z
  .string(problem('required'))
  .check(z.regex(/^[0-9a-f]{32}$/, problem('invalid')))

/** A box that must be ticked; 1 on the wire. */
export const termsSchema = z.literal(1, problem('terms'))
