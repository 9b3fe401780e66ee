export const POSTAL_CODE_LENGTH = 5

/** Removes whitespace and truncates to five characters (spec 000 §5, Zip). */
export function trimPostalCode(typed: string): string {
  return typed.replace(/\s/g, '').slice(0, POSTAL_CODE_LENGTH)
}

/** Why a text is no postal code; each has its own message. */
export type PostalCodeProblem =
  | 'required'
  | 'numeric'
  | 'postal-code'
  | 'postal-code-zero'
  | 'postal-code-unknown'

/** @returns `null` for a Spanish postal code: five digits, provinces 01 to 52. */
export function postalCodeProblem(text: string): PostalCodeProblem | null {
  if (text === '') return 'required'
  if (!/^\d+$/.test(text)) return 'numeric'
  if (text.length !== POSTAL_CODE_LENGTH) return withLeadingZero(text) ? 'postal-code-zero' : 'postal-code'
  return /^(0[1-9]|[1-4]\d|5[0-2])/.test(text) ? null : 'postal-code-unknown'
}

export function isPostalCode(text: string): boolean {
  return postalCodeProblem(text) === null
}

/** The postal code whose leading zero was left out: `8028` is 08028. `null` if there is none. */
export function withLeadingZero(text: string): string | null {
  return /^[1-9]\d{3}$/.test(text) ? `0${text}` : null
}
