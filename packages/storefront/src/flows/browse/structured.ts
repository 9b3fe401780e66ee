import { routePath } from '@colada/domain/routes/route-path'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { Language } from '@colada/domain/wire/language'
import { listingThings, productThings } from '../../features/catalogue/structured-data.ts'
import type { Page } from '../../features/content/page-schema.ts'
import { sofaService } from '../../features/content/sofa-service.ts'
import en from '../../locales/en/shell.json'
import es from '../../locales/es/shell.json'
import { cityOf, cityRoutes } from '../../platform/routes/city-routes.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'
import {
  brand,
  breadcrumbs,
  cityBusinesses,
  contactPage,
  faqPage,
  localBusinesses,
  organization,
  type Thing,
} from '../../platform/seo/structured-data.ts'
import type { CategoryData } from './category-data.ts'
import type { ProductData } from './product-data.ts'

/** Data of a screen with frequent questions: it becomes a FAQPage. */
interface WithQuestions {
  readonly faq: readonly { readonly question: string; readonly answer: string }[]
}

/**
 * The schema.org things of a page, from the loader data of its screen. Called on the server only: the browser's build
 * does not contain it.
 */
export function thingsOf(path: string, data: unknown, origin: string): Thing[] {
  const language = languageOf(path)
  return [...ofRoute(path, data, language, origin), ...(hasQuestions(data) ? [faqPage(data.faq)] : [])]
}

function ofRoute(path: string, data: unknown, language: Language, origin: string): Thing[] {
  const name = matchRoute(path)?.name
  if (name === 'Home') return [organization(origin), ...localBusinesses(origin, language)]
  if (name === 'Contact') return [contactPage(origin, language)]
  const zone = name && cityOf(name)
  if (zone) return cityThings(zone, language, origin)
  if (data === undefined) return []
  if (name === 'Category' || name === 'CategoryPage') {
    return listingThings(data as CategoryData, language, origin)
  }
  if (name === 'SofaCleaning') return [sofaService((data as { page: Page }).page, path, origin)]
  if (name !== 'ProductPage') return []
  const page = data as ProductData
  return page.kind === 'product' ? productThings(page, language, origin) : []
}

/** The page of a city: its breadcrumb and its stores. */
function cityThings(zone: ZoneId, language: Language, origin: string): Thing[] {
  const { menu } = { es, en }[language]
  return [
    breadcrumbs(origin, [
      { label: brand, href: routePath(language, 'Home') },
      { label: menu.coverage, href: routePath(language, 'Coverage') },
      { label: menu[zone], href: routePath(language, cityRoutes[zone]) },
    ]),
    ...cityBusinesses(zone, origin, language),
  ]
}

function hasQuestions(data: unknown): data is WithQuestions {
  return typeof data === 'object' && data !== null && 'faq' in data && Array.isArray(data.faq)
}
