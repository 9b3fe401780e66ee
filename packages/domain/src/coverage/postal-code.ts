export const POSTAL_CODE_LENGTH = 5

/** Removes whitespace and truncates to five characters (spec 000 §5, Zip). */
export function trimPostalCode(typed: string): string {
  return typed.replace(/\s/g, '').slice(0, POSTAL_CODE_LENGTH)
}

/** Whether a text is a Spanish postal code: five digits, provinces 01 to 52. */
export function isPostalCode(text: string): boolean {
  return /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text)
}
