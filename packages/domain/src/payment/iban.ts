const SPANISH_LENGTH = 24
const CHECK_MODULUS = 97
/** The value of a letter in the check: A is 10. */
const LETTER_OFFSET = 'A'.charCodeAt(0) - 10

/** Upper case without spaces. */
export function normalizeIban(text: string): string {
  return text.toUpperCase().replace(/\s/g, '')
}

/** Whether the form and the check digits of an IBAN are right (ISO 13616, modulus 97). */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  if (iban.startsWith('ES') && iban.length !== SPANISH_LENGTH) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - LETTER_OFFSET),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % CHECK_MODULUS
  return rest === 1
}
