import type { Cents } from '../money/money.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { Bilingual } from '../wire/language.ts'
import type { CategoryId } from './category-id.ts'

export type ProductId = number

/** Products that are priced per square metre (spec 000 §2, Measure modal). */
export type MeasureKind = 'carpet' | 'curtain' | 'flag'

/** A garment or service of the catalogue, in one language. */
export interface Product {
  readonly id: ProductId
  readonly categoryId: CategoryId
  /** Its category is disabled: it cannot be added. */
  readonly isDisabled: boolean
  readonly name: string
  readonly slug: string
  readonly slugs: Bilingual
  /** Plain text; paragraphs are separated by an empty line. */
  readonly description: string
  /** Path of the image. */
  readonly picture: string
  /** Per piece, or per square metre if `measure` is set. */
  readonly price: Cents
  readonly measure: MeasureKind | null
  /** What the service includes. */
  readonly serviceType: string
  readonly expectedDelivery: string
  readonly excluded: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** Additional search terms. */
  readonly searchText: string
  /** Place among all products by the quantity that was ordered, from 1 for the most ordered one. */
  readonly popularity: number
  /** Day of the last change of any field. */
  readonly changedOn: CalendarDate
}
