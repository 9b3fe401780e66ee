import type { Language } from '@colada/domain/wire/language'
import { listingThings, productThings } from '../../features/catalogue/structured.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'
import { localBusinesses, organization, questions, type Thing } from '../../platform/seo/structured-data.ts'
import type { CategoryData } from './category-data.ts'
import type { ProductData } from './product-data.ts'

/** A screen's data that answers questions says so to search engines, too. */
interface WithQuestions {
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
}

/**
 * What a document tells search engines of its things, from the data of its screen. Made for documents alone: who walks
 * through the shop in a browser has no use for it, so it weighs nothing there.
 */
export function thingsOf(path: string, data: unknown, origin: string): Thing[] {
  const language = languageOf(path)
  return [...ofRoute(path, data, language, origin), ...(hasQuestions(data) ? [questions(data.faq)] : [])]
}

function ofRoute(path: string, data: unknown, language: Language, origin: string): Thing[] {
  const name = matchRoute(path)?.name
  if (name === 'Home') return [organization(origin), ...localBusinesses(origin, language)]
  if (data === undefined) return []
  if (name === 'Category' || name === 'CategoryPage') {
    return listingThings(data as CategoryData, language, origin)
  }
  if (name !== 'ProductPage') return []
  const page = data as ProductData
  return page.kind === 'product' ? productThings(page, language, origin) : []
}

function hasQuestions(data: unknown): data is WithQuestions {
  return typeof data === 'object' && data !== null && 'faq' in data && Array.isArray(data.faq)
}
