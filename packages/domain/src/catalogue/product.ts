import type { Bilingual } from '../wire/language.ts'
import type { Cents } from '../money/money.ts'
import type { CalendarDate } from '../schedule/slot.ts'
import type { CategoryId } from './category-id.ts'

export type ProductId = number

/** What is measured by width and height and priced per square metre (spec 000 §2, Measure modal). */
export type MeasureKind = 'carpet' | 'curtain' | 'flag'

/** A garment or service of the catalogue, in one language. */
export interface Product {
  readonly id: ProductId
  readonly categoryId: CategoryId
  readonly name: string
  readonly slug: string
  readonly slugs: Bilingual
  /** Plain paragraphs, separated by an empty line. */
  readonly description: string
  /** Path of the picture below the shop's origin. */
  readonly picture: string
  /** Per piece, or per square metre when `measure` is set. */
  readonly price: Cents
  readonly measure: MeasureKind | null
  /** What is included. */
  readonly serviceType: string
  readonly expectedDelivery: string
  readonly excluded: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** Further words a search finds the product by. */
  readonly searchText: string
  /** Day of the last change of anything above. */
  readonly changedOn: CalendarDate
}
