import type { Category } from '@colada/domain/catalogue/category'
import { memoizeByReference } from '@colada/domain/catalogue/memoize-by-reference'
import type { MeasureKind, Product } from '@colada/domain/catalogue/product'
import { truncateTitle } from '@colada/domain/catalogue/truncate'
import type { Cents } from '@colada/domain/money/money'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { slugsOf } from '../../platform/catalogue/slugs.ts'

/** Side of the square pictures, px. */
export const pictureSize = 320

/** A product as a card shows it. */
export interface ProductView {
  readonly id: number
  readonly categoryId: number
  readonly title: string
  /** Truncated titles; left out when the complete title fits. */
  readonly shown?: { readonly card: string; readonly row: string }
  readonly href: string
  readonly picture: string
  readonly price: Cents
  readonly measure: MeasureKind | null
  /** Its category is disabled. */
  readonly isDisabled?: true
}

export function toProductView(product: Product, language: Language): ProductView {
  const shown = { card: truncateTitle(product.name, 'card'), row: truncateTitle(product.name, 'row') }
  return {
    id: product.id,
    categoryId: product.categoryId,
    title: product.name,
    ...(shown.card !== product.name && { shown }),
    href: productPath(product, language),
    picture: product.picture,
    price: product.price,
    measure: product.measure,
    ...(product.isDisabled && { isDisabled: true }),
  }
}

export function productPath(product: Pick<Product, 'categoryId' | 'slugs'>, language: Language): string {
  return routePath(language, 'ProductPage', {
    categoria: slugsOf(product.categoryId)[language],
    producto: product.slugs[language],
  })
}

export function categoryPath(categoryId: number, language: Language): string {
  return routePath(language, 'Category', { categoria: slugsOf(categoryId)[language] })
}

/** A category as a card shows it. */
export interface CategoryView {
  readonly id: number
  readonly title: string
  readonly href: string
  readonly picture: string
}

export function toCategoryView(category: Category, language: Language): CategoryView {
  return {
    id: category.id,
    title: category.name,
    href: categoryPath(category.id, language),
    picture: categoryPicture(category.id),
  }
}

export function categoryPicture(categoryId: number): string {
  return `/pictures/categories/${categoryId}.svg`
}

/** All products in the order of their categories; memoized by the list of categories. */
export const allProducts = memoizeByReference((categories: readonly Category[]): readonly Product[] =>
  categories.flatMap((category) => category.products),
)
