const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'
/** First letters of a CIF whose control character is always a letter, and always a digit. */
const CIF_WITH_LETTER = /^[KPQRSNW]/
const CIF_WITH_DIGIT = /^[ABEH]/

/** Kinds of Spanish tax identifiers: of a citizen, of a foreign resident, of a company. */
export type TaxIdKind = 'nif' | 'nie' | 'cif'

/** Upper case without spaces, dots and hyphens. */
export function normalizeTaxId(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '')
}

/** Returns the kind of a tax identifier, or `null` when its form or its control character is wrong. */
export function taxIdKind(text: string): TaxIdKind | null {
  const id = normalizeTaxId(text)
  if (/^\d{8}[A-Z]$/.test(id)) return id.at(-1) === nifLetter(id.slice(0, 8)) ? 'nif' : null
  if (/^[XYZ]\d{7}[A-Z]$/.test(id)) {
    // The first letter stands for the digit 0, 1 or 2.
    const digits = `${'XYZ'.indexOf(id.charAt(0))}${id.slice(1, 8)}`
    return id.at(-1) === nifLetter(digits) ? 'nie' : null
  }
  // K, L and M: citizens without an identity card, with the control letter of companies.
  if (/^[A-HJ-NP-SUVW]\d{7}[0-9A-J]$/.test(id)) return isCifControl(id) ? 'cif' : null
  return null
}

function nifLetter(digits: string): string {
  return NIF_LETTERS.charAt(Number(digits) % NIF_LETTERS.length)
}

/** The control is ten minus the last digit of a sum in which digits at odd positions are doubled, adding their digits. */
function isCifControl(id: string): boolean {
  const sum = [...id.slice(1, 8)].reduce((total, character, index) => {
    const digit = Number(character)
    const doubled = digit * 2
    return total + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : digit)
  }, 0)
  const control = (10 - (sum % 10)) % 10
  const given = id.at(-1)
  const isLetter = given === CIF_LETTERS.charAt(control)
  const isDigit = given === String(control)
  if (CIF_WITH_LETTER.test(id)) return isLetter
  if (CIF_WITH_DIGIT.test(id)) return isDigit
  return isLetter || isDigit
}
