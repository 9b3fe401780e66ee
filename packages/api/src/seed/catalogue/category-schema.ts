import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import type { MeasureKind } from '@colada/domain/catalogue/product'
import * as z from 'zod/mini'

type CategoryName = Exclude<keyof typeof categoryIds, 'all'>

const categoryNames = Object.keys(categoryIds).filter((name): name is CategoryName => name !== 'all')
const measureKinds = ['carpet', 'curtain', 'flag'] as const satisfies readonly MeasureKind[]

const text = z.string('must be a text').check(z.minLength(1, 'must not be empty'))
const slug = z
  .string('must be a text')
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case ASCII words with hyphens'))

/** An object without further keys. */
function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `has unknown keys: ${issue.keys.join(', ')}` : 'must be an object',
  })
}

const categoryTextShape = {
  /** Path segment; unique within the language. */
  slug,
  name: text,
  description: text,
  metaTitle: text,
  /** Spec 001 §9 limits the length. */
  metaDescription: text.check(z.maxLength(149, 'must have at most 149 characters')),
}

const categoryText = strict(categoryTextShape)

/** Texts of a product contain no fee, hour, lead time or price: those have their own source. */
const productText = strict({
  ...categoryTextShape,
  /** Paragraphs separated by an empty line. */
  description: text,
  /** What the price includes. */
  serviceType: text,
  /** What the service does not accept; empty when it accepts everything of its kind. */
  excluded: z.string('must be a text'),
  /** Search terms that the name and the description do not contain. */
  searchText: text,
})

const product = strict({
  id: z.int('must be a whole number'),
  /** Cents, for one piece or one square metre. Excludes VAT in `companies` and `renting` only. */
  priceCents: z.int('must be whole cents').check(z.positive('must be above zero')),
  unit: z.enum(['piece', 'square-metre'], 'must be "piece" or "square-metre"'),
  /** Set on products that are measured before they are priced (spec 000 §2, measure modal). */
  measure: z.optional(z.enum(measureKinds, `must be one of ${measureKinds.join(', ')}`)),
  es: productText,
  en: productText,
})

/** The file of a category: its texts and its products, in both languages. */
export const categoryFile = strict({
  category: z.enum(categoryNames, `must be one of ${categoryNames.join(', ')}`),
  es: categoryText,
  en: categoryText,
  products: z.array(product, 'must be a list'),
})

/** The file of the pseudo-category that shows every product. */
export const allCategoriesFile = strict({ es: categoryText, en: categoryText })

export type SeedCategoryText = z.output<typeof categoryText>
export type SeedProductText = z.output<typeof productText>
export type SeedProduct = z.output<typeof product>

export interface SeedCategory {
  readonly id: CategoryId
  /** Cents, both legs together; the cart pays the highest among its categories (decisions: Money). */
  readonly transportCents: number
  /** Categories that may share a cart with this one, itself included. */
  readonly compatible: readonly CategoryId[]
  readonly es: SeedCategoryText
  readonly en: SeedCategoryText
  readonly products: readonly SeedProduct[]
}
