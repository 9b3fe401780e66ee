import type { Category } from '@colada/domain/catalogue/category'
import type { Product } from '@colada/domain/catalogue/product'

/** A product with defaults for all fields that a test does not set. */
export function product(changes: Partial<Product> = {}): Product {
  const name = changes.name ?? 'Camisa'
  return {
    id: 1,
    categoryId: 2,
    isDisabled: false,
    name,
    slug: 'camisa',
    slugs: { es: 'camisa', en: 'shirt' },
    description: '',
    picture: '/pictures/products/1.svg',
    price: 395,
    measure: null,
    serviceType: '',
    expectedDelivery: '',
    excluded: '',
    metaTitle: '',
    metaDescription: '',
    searchText: '',
    popularity: 1,
    changedOn: '2026-11-01',
    ...changes,
  }
}

export function category(changes: Partial<Category> = {}): Category {
  return {
    id: 2,
    name: 'Tintorería',
    slug: 'tintoreria',
    slugs: { es: 'tintoreria', en: 'dry-cleaning' },
    description: '',
    metaTitle: '',
    metaDescription: '',
    transport: 1390,
    freeShippingFrom: 5500,
    isDisabled: false,
    compatible: [2, 3, 4, 7, 8, 9, 11],
    changedOn: '2026-11-01',
    products: [],
    ...changes,
  }
}
