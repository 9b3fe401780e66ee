import { type CategoryId, categoryIds } from '../catalogue/category.ts'
import { getCategoryLeadDays, type Zone } from './zones.ts'

/** Categories with the same lead times. */
export interface LeadTime {
  readonly categories: readonly CategoryId[]
  /** Days from pickup to delivery, by zone in the order given. */
  readonly days: readonly number[]
}

/** Categories that are collected and delivered; vouchers are not. */
const deliveredCategories = Object.values(categoryIds).filter(
  (id) => id !== categoryIds.all && id !== categoryIds.vouchers,
)

/** Groups the categories that have the same lead time in each of the zones, shortest first. */
export function groupByLeadTime(zones: readonly Zone[]): LeadTime[] {
  const daysOf = (category: CategoryId) => zones.map((zone) => getCategoryLeadDays(category, zone))
  const groups = Map.groupBy(deliveredCategories, (category) => daysOf(category).join())
  return [...groups.values()]
    .map((categories) => ({ categories, days: daysOf(categories[0]!) }))
    .toSorted((a, b) => Math.max(...a.days) - Math.max(...b.days))
}

/** Weekdays without service, Monday 1 to Sunday 7. */
export const closedWeekdays = ({ weekdays }: Pick<Zone, 'weekdays'>): number[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekdays.includes(day))
