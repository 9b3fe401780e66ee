const yearFirst = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/
const lengths = [2, 2, 4] as const

const twoDigits = (part: string): string => part.padStart(2, '0')

/**
 * Formats a date on input as DD/MM/YYYY (spec 000 §5, birth date). A slash is added after a complete day or month; an
 * extra digit moves to the next part. ISO dates, from the clipboard or autofill, are reordered.
 *
 * @param grew false on deletion, when no trailing slash may be inserted
 */
export const formatDateInput = (typed: string, grew = true): string => {
  const turned = yearFirst.exec(typed)
  if (turned) return `${twoDigits(turned[3]!)}/${twoDigits(turned[2]!)}/${turned[1]!}`
  const given = typed.split(/\D+/)
  // A typed slash completes a day or month: "1/" is 01.
  const closed = grew && given.length < 4 && given.at(-1) === '' ? given.at(-2) : undefined
  if (closed?.length === 1) given[given.length - 2] = twoDigits(closed)

  const parts: string[] = []
  let carried = ''
  for (const [at, length] of lengths.entries()) {
    const digits = carried + (given[at] ?? '')
    parts.push(digits.slice(0, length))
    carried = digits.slice(length)
  }
  const [day = '', month = '', year = ''] = parts
  const more = (part: string, after: string, at: number) =>
    after !== '' || (part.length === 2 && (grew || given.length > at + 1))
  if (!more(day, month + year, 0)) return day
  if (!more(month, year, 1)) return `${day}/${month}`
  return `${day}/${month}/${year}`
}
