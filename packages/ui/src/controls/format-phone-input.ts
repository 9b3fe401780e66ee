/** As many digits as a phone has in any country (ITU-T E.164). */
const MAX_DIGITS = 15

const groupInThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ')

/**
 * A phone as it is typed: digits, with an optional plus before them. A Spanish one is grouped in threes; groups of
 * another country are its own and stay as typed.
 * @param grew false while something is being taken away: then no space comes back at the end
 */
export const formatPhoneInput = (typed: string, grew = true): string => {
  const abroad = /^\D*\+/.test(typed) || typed.replace(/\D/g, '').startsWith('00')
  // The code of no country begins with a zero.
  const kept = typed.replace(/[^\d\s]/g, '').replace(abroad ? /^[\s0]+/ : '', '')
  const digits = kept.replace(/\s/g, '').slice(0, MAX_DIGITS)
  if (!abroad) return groupInThrees(digits)
  if (digits.startsWith('34')) return `+34 ${groupInThrees(digits.slice(2))}`.trimEnd()
  const [tidy = ''] = /^(?:\s*\d){0,15}\s?/.exec(kept.replace(/\s+/g, ' ').trimStart()) ?? []
  return `+${grew ? tidy : tidy.trimEnd()}`
}
