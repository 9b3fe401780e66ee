import type { NewCategory, NewProduct } from '../catalogue/repository.ts'
import type { CategoryText, ProductText } from '../catalogue/tables.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { SeedCategoryText, SeedProductText } from './catalogue/seed-product.ts'

/** Ids of products that only make the catalogue larger begin here. */
const firstFurtherId = 100_000
/** Categories are as far apart as no category is long. */
const shelfLength = 1_000_000

/**
 * The catalogue of the seed as rows. With `size` more than it has, its products come again under further numbers until
 * there are so many: what a shop that has grown would hold.
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
  const products = catalogue.flatMap((category, shelf) =>
    category.products.map((product, place) => ({
      id: product.id,
      categoryId: category.id,
      position: shelf * shelfLength + place,
      isActive: true,
      price: product.priceCents,
      measure: product.measure ?? null,
      picture: `/pictures/products/${product.id}.svg`,
      es: productText(product.es),
      en: productText(product.en),
    })),
  )
  return { categories, products: [...products, ...furtherProducts(products, size - products.length)] }
}

/** Products again, in turn, each under a number of its own. */
function furtherProducts(products: readonly NewProduct[], count: number): NewProduct[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const model = products[at % products.length]!
    const round = Math.floor(at / products.length) + 2
    const numbered = (text: ProductText): ProductText => ({
      ...text,
      slug: `${text.slug}-${round}`,
      name: `${text.name} ${round}`,
    })
    return {
      ...model,
      id: firstFurtherId + at,
      position: model.position + round * products.length,
      es: numbered(model.es),
      en: numbered(model.en),
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
