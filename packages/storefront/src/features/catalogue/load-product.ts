import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleProducts } from '@colada/domain/catalogue/suggestions'
import { lengths, pageTitle, truncate } from '@colada/domain/catalogue/truncate'
import type { Bilingual } from '@colada/domain/wire/language'
import { redirect } from 'react-router-dom'
import { categoryIdOf } from '../../platform/catalogue/slugs.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { notFound } from './load-category.ts'
import type { Wanted } from './loading.ts'
import {
  allProducts,
  bothPaths,
  categoryPath,
  productPath,
  type ProductView,
  toProductView,
} from './views.ts'

/** What a product's page shows. */
export interface ProductDetail {
  readonly kind: 'product'
  readonly product: ProductView
  readonly category: { readonly id: number; readonly name: string; readonly href: string }
  readonly description: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly included: readonly string[]
  /** Empty when it takes everything of its kind. */
  readonly excluded: string
  readonly delivery: string
  /** Prices of business categories are without VAT (decisions: Money). */
  readonly vatIncluded: boolean
  readonly compatible: readonly ProductView[]
  readonly paths: Bilingual
}

/** Exclusions are shown when they say more than this many characters (spec 000 §2, Product page). */
const shortestExclusion = 3
const withoutVat: readonly number[] = [categoryIds.companies, categoryIds.renting]

/** A product by the slugs of its address (spec 000 §2, Product page). */
export async function loadProduct({ source, language, params }: Wanted): Promise<ProductDetail> {
  const categories = await source.categories(language)
  const categoryId = categoryIdOf(params.categoria ?? '', language)
  const category = categories.find(({ id }) => id === categoryId)
  // Spec 001 §8: unknown categories go to Home, unknown products to not found.
  if (!category) throw redirect(routePath(language, 'Home'))
  const product = category.products.find(({ slug }) => slug === params.producto)
  if (!product) return notFound()
  return {
    kind: 'product',
    product: toProductView(product, language),
    category: { id: category.id, name: category.name, href: categoryPath(category.id, language) },
    description: product.description,
    metaTitle: pageTitle(product.metaTitle, product.name),
    metaDescription: truncate(product.metaDescription || product.description, lengths.metaDescription),
    included: product.serviceType.split(/,\s*/).filter(Boolean).map(capitalized),
    excluded: product.excluded.length > shortestExclusion ? product.excluded : '',
    delivery: product.expectedDelivery,
    vatIncluded: !withoutVat.includes(category.id),
    compatible: compatibleProducts(product, allProducts(categories), source.day()).map((other) =>
      toProductView(other, language),
    ),
    paths: bothPaths((inLanguage) => productPath(product, inLanguage)),
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
