import type { NewCategory, NewProduct } from '../catalogue/repository.ts'
import type { CategoryText, ProductText } from '../catalogue/tables.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { SeedCategoryText, SeedProductText } from './catalogue/category-schema.ts'

/** Id of the first generated product. */
const FIRST_GENERATED_ID = 100_000
/** Distance between the positions of two categories; no category has as many products. */
const POSITION_STRIDE = 1_000_000

/**
 * Returns the catalogue of the seed as rows.
 *
 * @param size Minimum number of products. Above that of the seed, copies of its products with ids of their own are added,
 * for tests and measurements of a large catalogue.
 */
export function catalogueRows(size = 0): { categories: NewCategory[]; products: NewProduct[] } {
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
  const products = catalogue.flatMap((category, categoryIndex) =>
    category.products.map((product, productIndex) => ({
      id: product.id,
      categoryId: category.id,
      position: categoryIndex * POSITION_STRIDE + productIndex,
      isActive: true,
      price: product.priceCents,
      measure: product.measure ?? null,
      picture: `/pictures/products/${product.id}.svg`,
      es: productText(product.es),
      en: productText(product.en),
    })),
  )
  return { categories, products: [...products, ...copiesOf(products, size - products.length)] }
}

/** Returns copies of the products in turn, each with its own id, slugs and names. */
function copiesOf(products: readonly NewProduct[], count: number): NewProduct[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const original = products[index % products.length]!
    const round = Math.floor(index / products.length) + 2
    const withNumber = (text: ProductText): ProductText => ({
      ...text,
      slug: `${text.slug}-${round}`,
      name: `${text.name} ${round}`,
    })
    return {
      ...original,
      id: FIRST_GENERATED_ID + index,
      position: original.position + round * products.length,
      es: withNumber(original.es),
      en: withNumber(original.en),
    }
  })
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
