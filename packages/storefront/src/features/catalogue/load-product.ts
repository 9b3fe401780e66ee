import { categoryIds, isListedWithoutVat } from '@colada/domain/catalogue/category'
import { memoizeByReference } from '@colada/domain/catalogue/memoize-by-reference'
import type { Product } from '@colada/domain/catalogue/product'
import { pickSuggestions } from '@colada/domain/catalogue/suggestions'
import { metaDescription, toPageTitle, truncateTitle } from '@colada/domain/catalogue/truncate'
import { bothPaths, routePath } from '@colada/domain/routes/route-path'
import { type Bilingual, otherLanguage } from '@colada/domain/wire/language'
import { redirect } from 'react-router-dom'
import { categoryIdOf } from '../../platform/catalogue/slugs.ts'
import { throwNotFound } from './load-category.ts'
import type { LoadContext } from './load-context.ts'
import { allProducts, categoryPath, productPath, type ProductView, toProductView } from './views.ts'

/** Data of a product's page. */
export interface ProductDetail {
  readonly kind: 'product'
  readonly product: ProductView
  /** The truncated title; empty when the complete title fits. */
  readonly shownTitle: string
  readonly category: { readonly id: number; readonly name: string; readonly href: string }
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly included: readonly string[]
  /** Empty when nothing is excluded. */
  readonly excluded: string
  readonly delivery: string
  /** Prices of business categories are without VAT (decisions: Money). */
  readonly vatIncluded: boolean
  readonly compatible: readonly ProductView[]
  readonly paths: Bilingual
}

/** Longer exclusions are shown (spec 000 §2, Product page). */
const MAX_IGNORED_EXCLUSION_LENGTH = 3

/** Loads a product by the slugs of its path (spec 000 §2, Product page). */
export async function loadProduct({ source, language, params }: LoadContext): Promise<ProductDetail> {
  const categories = await source.categories(language)
  const { categoria = '', producto = '' } = params
  const other = otherLanguage(language)
  const categoryId = categoryIdOf(categoria, language) ?? categoryIdOf(categoria, other)
  const category = categories.find(({ id }) => id === categoryId)
  // Spec 001 §8: unknown categories go to Home, unknown products to not found.
  if (!category && categoryId !== categoryIds.all) throw redirect(routePath(language, 'Home'))
  const slugs = productsBySlug(category?.products ?? allProducts(categories))
  const product = slugs.own.get(producto) ?? slugs[other].get(producto)
  if (!product) return throwNotFound()
  // A slug of the other language, or of all categories: redirect to the canonical path.
  if (!category || product.slug !== producto || category.slug !== categoria) {
    throw redirect(productPath(product, language), 301)
  }
  const shown = truncateTitle(product.name, 'page')
  return {
    kind: 'product',
    product: toProductView(product, language),
    shownTitle: shown === product.name ? '' : shown,
    category: { id: category.id, name: category.name, href: categoryPath(category.id, language) },
    description: product.description,
    metaTitle: toPageTitle(product.metaTitle, product.name),
    metaDescription: metaDescription(product.metaDescription || product.description),
    included: product.serviceType.split(/,\s*/).filter(Boolean).map(capitalized),
    excluded: product.excluded.length > MAX_IGNORED_EXCLUSION_LENGTH ? product.excluded : '',
    delivery: product.expectedDelivery,
    vatIncluded: !isListedWithoutVat(product),
    compatible: pickSuggestions(product, allProducts(categories), source.day()).map((other) =>
      toProductView(other, language),
    ),
    paths: bothPaths((inLanguage) => productPath(product, inLanguage)),
  }
}

/** Products by slug in the list's own language and in each; the first of two with the same slug wins. */
const productsBySlug = memoizeByReference((products: readonly Product[]) => {
  const by = (slugOf: (product: Product) => string) =>
    new Map(products.toReversed().map((product) => [slugOf(product), product]))
  return { own: by(({ slug }) => slug), es: by(({ slugs }) => slugs.es), en: by(({ slugs }) => slugs.en) }
})

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
