import { categoryIds, type CategoryId } from '../catalogue/category.ts'
import type { ZoneId } from './zone-ids.ts'

/** Service days, hours, capacity and lead time of a zone (decisions). */
export interface Zone {
  readonly id: ZoneId
  readonly name: string
  /** Weekdays served, Monday 1 to Sunday 7. */
  readonly weekdays: readonly number[]
  /** First and last local hour of service. */
  readonly opens: number
  readonly closes: number
  /** Vans per slot and leg. */
  readonly capacity: number
  /** Days from pickup to delivery of categories without their own lead time. */
  readonly getLeadDays: number
}

export const SLOT_HOURS = 2
/** Days for which pickups are offered from now on, and deliveries from the earliest delivery on. */
export const OFFERED_DAYS = 14

const allWeekdays = [1, 2, 3, 4, 5, 6, 7]

export const zones: Readonly<Record<ZoneId, Zone>> = {
  madrid: {
    id: 'madrid',
    name: 'Madrid',
    weekdays: allWeekdays,
    opens: 7,
    closes: 23,
    capacity: 12,
    getLeadDays: 2,
  },
  barcelona: {
    id: 'barcelona',
    name: 'Barcelona',
    weekdays: allWeekdays,
    opens: 7,
    closes: 23,
    capacity: 12,
    getLeadDays: 1,
  },
  valencia: {
    id: 'valencia',
    name: 'Valencia',
    weekdays: [1, 2, 3, 4, 5, 6],
    opens: 7,
    closes: 21,
    capacity: 8,
    getLeadDays: 2,
  },
  sevilla: {
    id: 'sevilla',
    name: 'Sevilla',
    weekdays: [1, 2, 3, 4, 5],
    opens: 7,
    closes: 21,
    capacity: 6,
    getLeadDays: 1,
  },
}

/** Lead times of categories, in days, that apply in all zones (decisions: minimum delivery). */
const categoryLeadDays: Readonly<Record<CategoryId, number>> = {
  [categoryIds.duvets]: 3,
  [categoryIds.carpets]: 15,
  [categoryIds.leather]: 15,
  [categoryIds.companies]: 3,
  [categoryIds.renting]: 3,
  [categoryIds.express]: 1,
}

/** Longest lead time of all categories. */
export const MAX_LEAD_DAYS = Math.max(...Object.values(categoryLeadDays))

/** Days for which slots are created in advance, so that every offered pickup has deliveries. */
export const SLOT_HORIZON_DAYS = OFFERED_DAYS + MAX_LEAD_DAYS + OFFERED_DAYS

/** Lead time of one category in days; without a zone, that of Madrid applies. */
export function getCategoryLeadDays(category: CategoryId, zone: Zone | null): number {
  return categoryLeadDays[category] ?? zone?.getLeadDays ?? zones.madrid.getLeadDays
}

/** Days from pickup to the earliest delivery: the longest lead time of the categories. */
export function leadDays(categories: Iterable<CategoryId>, zone: Zone): number {
  return Math.max(...[...categories].map((category) => getCategoryLeadDays(category, zone)), 0)
}
