import type { Cents } from '../money/money.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { Bilingual } from '../wire/language.ts'
import type { CategoryId } from './category-id.ts'
import type { Product } from './product.ts'

/** Category ids by name (spec 000 §1). `all` is a pseudo-category with all products. */
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

/** Whether an item's list price excludes VAT: the categories for companies (decisions: Money). */
export function isListedWithoutVat({ categoryId }: { readonly categoryId: CategoryId }): boolean {
  return categoryId === categoryIds.companies || categoryId === categoryIds.renting
}

/** A category of the catalogue with its products, in one language. */
export interface Category {
  readonly id: CategoryId
  readonly name: string
  readonly slug: string
  /** Slugs in both languages, for links to the other language. */
  readonly slugs: Bilingual
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** Both legs; a cart is charged the highest of its categories (decisions: Money). */
  readonly transport: Cents
  /** Subtotal from which transport is free, `null` when it never is. */
  readonly freeShippingFrom: Cents | null
  /** Its products are shown, but cannot be added (spec 000 §5, Add button). */
  readonly isDisabled: boolean
  /** Ids of the categories that can be in the same cart, including this one. */
  readonly compatible: readonly CategoryId[]
  /** Day of the last change of its own fields, without its products. */
  readonly changedOn: CalendarDate
  readonly products: readonly Product[]
}
