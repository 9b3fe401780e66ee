import type { HourSlot } from './slot.ts'

/** Times of a day with the same price variation in percent. */
export interface HourVariation {
  readonly variation: number
  /** Ranges without gaps, `HH:MM`, in chronological order. */
  readonly ranges: readonly { readonly start: string; readonly end: string }[]
}

/**
 * Groups slots by price variation, highest first, without those of the standard price (spec 001 §7).
 */
export function groupByVariation(
  hours: readonly Pick<HourSlot, 'start' | 'end' | 'variation'>[],
): HourVariation[] {
  const times = [...new Map(hours.map((hour) => [hour.start, hour])).values()]
    .filter(({ variation }) => variation !== 0)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const groups = Map.groupBy(times, ({ variation }) => variation)
  return [...groups]
    .toSorted(([a], [b]) => b - a)
    .map(([variation, members]) => ({ variation, ranges: mergeAdjacent(members) }))
}

function mergeAdjacent(hours: readonly { readonly start: string; readonly end: string }[]) {
  const ranges: { start: string; end: string }[] = []
  for (const { start, end } of hours) {
    const last = ranges.at(-1)
    if (last?.end === start) last.end = end
    else ranges.push({ start, end })
  }
  return ranges
}
