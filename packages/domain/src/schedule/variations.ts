import type { HourSlot } from './slot.ts'

/** Hours of a day whose transport differs, and by how many percent. */
export interface VariedHours {
  readonly variation: number
  /** Stretches without a gap, `HH:MM` each, in the order of the day. */
  readonly stretches: readonly { readonly start: string; readonly end: string }[]
}

/**
 * Which hours cost more and which cost less than the plain one, dearest first: the explanation of hour prices, read from
 * the hours on offer (spec 001 §7).
 */
export function variedHours(hours: readonly Pick<HourSlot, 'start' | 'end' | 'variation'>[]): VariedHours[] {
  const times = [...new Map(hours.map((hour) => [hour.start, hour])).values()]
    .filter(({ variation }) => variation !== 0)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const groups = Map.groupBy(times, ({ variation }) => variation)
  return [...groups]
    .toSorted(([a], [b]) => b - a)
    .map(([variation, members]) => ({ variation, stretches: joined(members) }))
}

function joined(hours: readonly { readonly start: string; readonly end: string }[]) {
  const stretches: { start: string; end: string }[] = []
  for (const { start, end } of hours) {
    const last = stretches.at(-1)
    if (last?.end === start) last.end = end
    else stretches.push({ start, end })
  }
  return stretches
}
