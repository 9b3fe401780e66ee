import { createHash } from 'node:crypto'
import { FREE_SHIPPING_THRESHOLD_CENTS } from '@colada/domain/cart/totals'
import type { GetProductsResponse, WireCategory, WireProduct } from '@colada/domain/catalogue/contract'
import { truncateFlash } from '@colada/domain/catalogue/truncate'
import { toEuros } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import { getCategoryLeadDays } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { interpolate, messages } from '../locales/messages.ts'
import type { CatalogueState, CategoryRow, ProductRow } from './repository.ts'

export interface CatalogueRows {
  readonly state: CatalogueState
  readonly categories: readonly CategoryRow[]
  readonly products: readonly ProductRow[]
}

/** The catalogue's version: the seed's version, with hashes of the popularity and of the notice if there are any. */
export function versionOf(state: CatalogueState): string {
  const content = [state.version, state.popularityVersion].filter(Boolean).join('-')
  const notice = [state.flashMessageEs, state.flashMessageEn, state.flashSubheaderEs, state.flashSubheaderEn]
  if (notice.every((text) => text === '')) return content
  return `${content}-${createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, 8)}`
}

/** The full catalogue in wire format, in one language. */
export function presentCatalogue(
  { state, categories, products }: CatalogueRows,
  language: Language,
): GetProductsResponse {
  const byCategory = Map.groupBy(products, (product) => product.categoryId)
  const popularity = rankByPopularity(products)
  const flash =
    language === 'en'
      ? truncateFlash(state.flashMessageEn, state.flashSubheaderEn)
      : truncateFlash(state.flashMessageEs, state.flashSubheaderEs)
  return {
    status: { code: statusCodes.ok.code, message: messages[language].status.ok },
    categories: categories.map((category) =>
      presentCategory(category, byCategory.get(category.id) ?? [], popularity, language),
    ),
    flash_message: flash.message,
    flash_message_subheader: flash.subheader,
    catalogue_version: versionOf(state),
  }
}

function presentCategory(
  row: CategoryRow,
  products: readonly ProductRow[],
  popularity: ReadonlyMap<number, number>,
  language: Language,
): WireCategory {
  const text = row[language]
  return {
    id: row.id,
    name: text.name,
    title: text.name,
    slugName: text.slug,
    slug_es: row.es.slug,
    slug_en: row.en.slug,
    description: text.description,
    meta_title: text.metaTitle,
    meta_description: text.metaDescription,
    active: row.isActive ? 1 : 0,
    disabled: row.isDisabled ? 1 : 0,
    compatible: row.compatible,
    // Without transport costs there is no free-shipping threshold.
    free_shipping: row.transport === 0 ? 0 : toEuros(FREE_SHIPPING_THRESHOLD_CENTS),
    precio_transporte: toEuros(row.transport),
    changed_on: dayOf(row.changedAt),
    products: products.map((product) => presentProduct(product, popularity.get(product.id)!, language)),
  }
}

/** The place of each product by the quantity ordered, from 1; products with the same quantity keep their order. */
function rankByPopularity(products: readonly ProductRow[]): ReadonlyMap<number, number> {
  const ranked = products.toSorted((one, other) => other.orderedQuantity - one.orderedQuantity)
  return new Map(ranked.map(({ id }, place) => [id, place + 1]))
}

function presentProduct(row: ProductRow, popularity: number, language: Language): WireProduct {
  const text = row[language]
  return {
    id: row.id,
    name: text.name,
    title: text.name,
    slugName: text.slug,
    slug_es: row.es.slug,
    slug_en: row.en.slug,
    description: text.description,
    img: row.picture,
    price: toEuros(row.price),
    category_id: row.categoryId,
    measure: row.measure,
    service_type: text.serviceType,
    expected_delivery_time: deliveryTime(row.categoryId, language),
    excluded_products: text.excluded,
    meta_title: text.metaTitle,
    meta_description: text.metaDescription,
    search_text: text.searchText,
    popularity,
    changed_on: dayOf(row.changedAt),
  }
}

const dayOf = (at: Date) => toLocalDate(Math.floor(at.getTime() / 1000))

const MAX_DAYS_SHOWN_IN_HOURS = 3

/** The lead time as text: in hours up to three days, then in days. */
export function deliveryTime(categoryId: number, language: Language): string {
  const days = getCategoryLeadDays(categoryId, null)
  const texts = messages[language].catalogue
  return days <= MAX_DAYS_SHOWN_IN_HOURS
    ? interpolate(texts.hours, { count: days * 24 })
    : interpolate(texts.days, { count: days })
}
