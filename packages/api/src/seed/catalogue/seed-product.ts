import type { CategoryId } from '@colada/domain/catalogue/category'
import type { MeasureKind } from '@colada/domain/catalogue/product'

/** Words of one product in one language. They hold no fee, hour, lead time or price: those have their own source. */
export interface SeedProductText {
  /** Last segment of the product's address: ASCII, unique within its category and language. */
  slug: string
  name: string
  /** Plain paragraphs separated by an empty line, specific to the garment. */
  description: string
  /** What the price includes. */
  serviceType: string
  /** What this service does not take, or '' when it takes everything of its kind. */
  excluded: string
  metaTitle: string
  /** At most 149 characters (spec 001 §9). */
  metaDescription: string
  /** Words a customer may type that the name and description do not say. */
  searchText: string
}

export interface SeedProduct {
  id: number
  /** Cents of a euro, for one piece or one square metre. Excludes VAT in categories 12 and 13 only. */
  priceCents: number
  unit: 'piece' | 'square-metre'
  /** Set on what is measured before it is priced (spec 000 §2, measure modal). */
  measure?: MeasureKind
  es: SeedProductText
  en: SeedProductText
}

export interface SeedCategoryText {
  slug: string
  name: string
  description: string
  metaTitle: string
  metaDescription: string
}

export interface SeedCategory {
  id: CategoryId
  /** Round-trip transport in cents; the cart pays the highest among its categories (decisions: Money). */
  transportCents: number
  /** Categories that may share a cart with this one, itself included. */
  compatible: readonly CategoryId[]
  es: SeedCategoryText
  en: SeedCategoryText
  products: readonly SeedProduct[]
}
