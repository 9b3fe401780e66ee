import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import type { RouteName, routePaths } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { categorySlugs } from '../../platform/catalogue/slugs.ts'
import type { Translate, MessageKey } from '../../platform/language/messages.ts'
import { hasScreen } from '../../platform/routes/route-table.ts'

export interface NavigationItem {
  readonly id: string
  readonly label: string
  readonly href: string
  /** The category of its page. */
  readonly category?: CategoryId
}

export interface Menu {
  readonly id: 'business' | 'locations' | 'services' | 'more'
  readonly label: string
  readonly links: readonly NavigationItem[]
}

/** Routes without parameters. */
type PlainRoute = {
  [Name in RouteName]: (typeof routePaths)[Name]['es'] extends `${string}:${string}` ? never : Name
}[RouteName]

type Entry = readonly [PlainRoute, MessageKey]

const businessPages: readonly Entry[] = [
  ['Business', 'shell:menu.business'],
  ['Restaurants', 'shell:menu.restaurants'],
  ['Clinics', 'shell:menu.clinics'],
  ['ByTheKilo', 'shell:menu.byTheKilo'],
  ['Hospitality', 'shell:menu.hospitality'],
  ['Shops', 'shell:menu.shops'],
]
const cityPages: readonly Entry[] = [
  ['Coverage', 'shell:menu.coverage'],
  ['CoverageMadrid', 'shell:menu.madrid'],
  ['CoverageBarcelona', 'shell:menu.barcelona'],
  ['CoverageValencia', 'shell:menu.valencia'],
  ['CoverageSevilla', 'shell:menu.sevilla'],
]
const morePages: readonly Entry[] = [
  ['FirstLaundry', 'shell:menu.firstLaundry'],
  ['Schedules', 'shell:menu.schedules'],
  ['Warranties', 'shell:menu.warranties'],
  ['Faq', 'shell:menu.faq'],
  ['SofaCleaning', 'shell:menu.sofaCleaning'],
  ['Ecological', 'shell:menu.ecological'],
  ['AboutUs', 'shell:menu.aboutUs'],
  ['InfoCv', 'shell:menu.infoCv'],
  ['Carriers', 'shell:menu.carriers'],
  ['Contact', 'shell:menu.contact'],
  ['Blog', 'shell:menu.blog'],
]
const legalPages: readonly Entry[] = [
  ['Terms', 'shell:menu.terms'],
  ['LegalNotice', 'shell:menu.legalNotice'],
  ['Privacy', 'shell:menu.privacy'],
  ['Gdpr', 'shell:menu.gdpr'],
  ['Cookies', 'shell:menu.cookies'],
  ['Withdrawal', 'shell:menu.withdrawal'],
  ['Accessibility', 'shell:menu.accessibility'],
]
const businessCategories: readonly CategoryId[] = [categoryIds.companies, categoryIds.renting]
const householdCategories: readonly CategoryId[] = categorySlugs
  .map(({ id }) => id)
  .filter((id) => !businessCategories.includes(id))

/** They are the same on every page; the server would create them twice for each one. */
const menusByLanguage = new Map<Language, readonly Menu[]>()

/** The menus of the shop. Routes without a screen and empty menus are left out. */
export function menusIn(language: Language, t: Translate): readonly Menu[] {
  const menus = menusByLanguage.get(language) ?? createMenus(t, language)
  menusByLanguage.set(language, menus)
  return menus
}

function createMenus(t: Translate, language: Language): Menu[] {
  const menus: Menu[] = [
    { id: 'services', label: t('shell:services'), links: categories(householdCategories, t, language) },
    {
      id: 'business',
      label: t('shell:business'),
      links: [...pages(businessPages, t, language), ...categories(businessCategories, t, language)],
    },
    { id: 'locations', label: t('shell:locations'), links: pages(cityPages, t, language) },
    { id: 'more', label: t('shell:more'), links: pages(morePages, t, language) },
  ]
  return menus.filter((menu) => menu.links.length > 0)
}

export const legalItems = (t: Translate, language: Language): NavigationItem[] =>
  pages(legalPages, t, language)

const singlePages = { Promotions: 'shell:menu.promotions', Faq: 'shell:menu.faq' } as const

/** A page, if it exists. */
export function pageItem(
  name: keyof typeof singlePages,
  t: Translate,
  language: Language,
): NavigationItem | undefined {
  return pages([[name, singlePages[name]]], t, language)[0]
}

function pages(entries: readonly Entry[], t: Translate, language: Language): NavigationItem[] {
  return entries.flatMap(([name, key]) => {
    return hasScreen(name) ? [{ id: name, label: t(key), href: routePath(language, name) }] : []
  })
}

function categories(ids: readonly CategoryId[], t: Translate, language: Language): NavigationItem[] {
  return categorySlugs
    .filter(({ id }) => ids.includes(id))
    .map(({ id, slugs }) => ({
      id: `category${id}`,
      label: t(categoryKey(id)),
      href: routePath(language, 'Category', { categoria: slugs[language] }),
      category: id,
    }))
}

const categoryKey = (id: CategoryId): MessageKey =>
  id === categoryIds.all ? 'shell:category.all' : (`shell:category.${id}` as MessageKey)
