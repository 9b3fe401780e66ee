/** Returns `YYYY-MM-DD` for a valid date DD/MM/YYYY of a year 19xx or 20xx, otherwise `null`. */
export function parseBirthDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2})$/.exec(text.trim())
  if (!match) return null
  const [, day, month, year] = match
  const iso = `${year}-${month}-${day}`
  return isCalendarDate(iso) ? iso : null
}

/** Returns DD/MM/YYYY for `YYYY-MM-DD`, the form in which birth dates are shown (spec 000 §3). */
export function formatBirthDate(iso: string): string {
  return iso.split('-').toReversed().join('/')
}

/** Whether `YYYY-MM-DD` is a day of a year 19xx or 20xx that exists. */
export function isCalendarDate(iso: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(iso)) return false
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}
