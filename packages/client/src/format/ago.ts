import type { Language } from '@colada/domain/wire/language'

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** From this age on a date says more than a number of days. */
export const RECENT_S = 7 * 86_400

/** How long ago an instant was, in its largest unit: "hace 3 horas"; under a minute "ahora". */
export function formatAgo(seconds: number, now: number, language: Language): string {
  const age = Math.max(0, now - seconds)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const found = units.find((candidate) => age >= candidate.seconds)
  return found ? format.format(-Math.floor(age / found.seconds), found.unit) : format.format(0, 'second')
}
