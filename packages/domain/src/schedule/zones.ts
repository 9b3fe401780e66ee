import { categoryIds, type CategoryId } from '../catalogue/category.ts'

export const zoneIds = ['madrid', 'barcelona', 'valencia', 'sevilla'] as const
export type ZoneId = (typeof zoneIds)[number]

/** When and how the vans of a zone drive: the one source of days, hours and lead times (decisions). */
export interface Zone {
  readonly id: ZoneId
  readonly name: string
  /** Weekdays served, Monday 1 to Sunday 7. */
  readonly weekdays: readonly number[]
  /** First and last local hour. */
  readonly opens: number
  readonly closes: number
  /** Vans per slot and leg. */
  readonly capacity: number
  /** Days from pickup to delivery where no category asks for more. */
  readonly leadDays: number
}

export const slotHours = 2
/** Days ahead for which pickups are offered, and after the earliest delivery for which deliveries are. */
export const offeredDays = 14

const wholeWeek = [1, 2, 3, 4, 5, 6, 7]

export const zones: Readonly<Record<ZoneId, Zone>> = {
  madrid: {
    id: 'madrid',
    name: 'Madrid',
    weekdays: wholeWeek,
    opens: 7,
    closes: 23,
    capacity: 12,
    leadDays: 2,
  },
  barcelona: {
    id: 'barcelona',
    name: 'Barcelona',
    weekdays: wholeWeek,
    opens: 7,
    closes: 23,
    capacity: 12,
    leadDays: 1,
  },
  valencia: {
    id: 'valencia',
    name: 'Valencia',
    weekdays: [1, 2, 3, 4, 5, 6],
    opens: 7,
    closes: 21,
    capacity: 8,
    leadDays: 2,
  },
  sevilla: {
    id: 'sevilla',
    name: 'Sevilla',
    weekdays: [1, 2, 3, 4, 5],
    opens: 7,
    closes: 21,
    capacity: 6,
    leadDays: 1,
  },
}

/** Lead times that a category sets wherever it is washed (decisions: minimum delivery). */
const categoryLeadDays: Readonly<Record<CategoryId, number>> = {
  [categoryIds.duvets]: 3,
  [categoryIds.carpets]: 15,
  [categoryIds.leather]: 15,
  [categoryIds.companies]: 3,
  [categoryIds.renting]: 3,
  [categoryIds.express]: 1,
}

/** Longest lead time there is; slots must exist this far beyond the last pickup. */
export const longestLeadDays = Math.max(...Object.values(categoryLeadDays))

/** Days ahead for which slots must exist so that every offered pickup finds deliveries. */
export const slotHorizonDays = offeredDays + longestLeadDays + offeredDays

/** Days one category takes in a zone; `null` zone means the shop's default of two. */
export function leadDaysOf(category: CategoryId, zone: Zone | null): number {
  return categoryLeadDays[category] ?? zone?.leadDays ?? zones.madrid.leadDays
}

/** Days from pickup to the earliest delivery: the longest among the cart's categories. */
export function leadDays(categories: Iterable<CategoryId>, zone: Zone): number {
  return Math.max(...[...categories].map((category) => leadDaysOf(category, zone)), 0)
}
