import type { Bilingual } from '../wire/language.ts'
import type { Cents } from '../money/money.ts'
import type { CalendarDate } from '../schedule/slot.ts'
import type { CategoryId } from './category-id.ts'
import type { Product } from './product.ts'

/** The categories of the shop by name (spec 000 §1). `all` is the pseudo-category of everything. */
export const categoryIds = {
  all: -1,
  dryCleaning: 2,
  laundry: 3,
  duvets: 4,
  ironing: 7,
  carpets: 8,
  leather: 9,
  vouchers: 10,
  specialItems: 11,
  companies: 12,
  renting: 13,
  express: 14,
} as const

export type { CategoryId }

/** A category of the catalogue with its products, in one language. */
export interface Category {
  readonly id: CategoryId
  readonly name: string
  readonly slug: string
  /** The slug in both languages, so that a page can name its counterpart. */
  readonly slugs: Bilingual
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** Both legs together; the cart pays the highest of its categories (decisions: Money). */
  readonly transport: Cents
  /** Subtotal from which transport is free, `null` when it never is. */
  readonly freeShippingFrom: Cents | null
  /** Ids of the categories that may share a cart with this one; itself included. */
  readonly compatible: readonly CategoryId[]
  /** Day of the last change of its own words or rules; its products have theirs. */
  readonly changedOn: CalendarDate
  readonly products: readonly Product[]
}
