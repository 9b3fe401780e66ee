import type { NewCategory, NewProduct } from '../catalogue/repository.ts'
import type { CategoryText, ProductText } from '../catalogue/tables.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { SeedCategoryText, SeedProductText } from './catalogue/seed-product.ts'

/** The catalogue of the seed as rows. */
export function catalogueRows(): { categories: NewCategory[]; products: NewProduct[] } {
  const categories = catalogue.map((category, position) => ({
    id: category.id,
    position,
    isActive: true,
    isDisabled: false,
    transport: category.transportCents,
    compatible: [...category.compatible],
    es: categoryText(category.es),
    en: categoryText(category.en),
  }))
  const products = catalogue.flatMap((category, shelf) =>
    category.products.map((product, place) => ({
      id: product.id,
      categoryId: category.id,
      // Categories are as far apart as no category is long.
      position: shelf * 1000 + place,
      isActive: true,
      price: product.priceCents,
      measure: product.measure ?? null,
      picture: `/pictures/products/${product.id}.svg`,
      es: productText(product.es),
      en: productText(product.en),
    })),
  )
  return { categories, products }
}

function categoryText({
  slug,
  name,
  description,
  metaTitle,
  metaDescription,
}: SeedCategoryText): CategoryText {
  return { slug, name, description, metaTitle, metaDescription }
}

function productText(text: SeedProductText): ProductText {
  const { serviceType, excluded, searchText } = text
  return { ...categoryText(text), serviceType, excluded, searchText }
}
