/** Maximum length of a phone number (ITU-T E.164). */
const MAX_DIGITS = 15

const groupInThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ')

/**
 * Formats a phone number on input: digits with an optional plus. Spanish numbers are grouped in threes; the groups of
 * other countries stay as typed.
 *
 * @param grew false on deletion, when no trailing space may be inserted
 */
export const formatPhoneInput = (typed: string, grew = true): string => {
  const abroad = /^\D*\+/.test(typed) || typed.replace(/\D/g, '').startsWith('00')
  // No country code begins with a zero.
  const allowed = typed.replace(/[^\d\s]/g, '').replace(abroad ? /^[\s0]+/ : '', '')
  const digits = allowed.replace(/\s/g, '').slice(0, MAX_DIGITS)
  if (!abroad) return groupInThrees(digits)
  if (digits.startsWith('34')) return `+34 ${groupInThrees(digits.slice(2))}`.trimEnd()
  const [tidy = ''] = /^(?:\s*\d){0,15}\s?/.exec(allowed.replace(/\s+/g, ' ').trimStart()) ?? []
  return `+${grew ? tidy : tidy.trimEnd()}`
}
