import { type Category, categoryIds, type CategoryId } from '@colada/domain/catalogue/category'
import { countPages } from '@colada/domain/catalogue/pagination'
import { sponsors } from '@colada/domain/promotions/sponsors'
import { type RouteName, routeNames, routePaths } from '@colada/domain/routes/paths'
import { bothPaths, routePath } from '@colada/domain/routes/route-path'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { Bilingual } from '@colada/domain/wire/language'
import { slugsOf } from '../catalogue/slugs.ts'
import { accessOf, hasScreen } from '../routes/route-table.ts'

/** A page of the sitemap, in both languages. */
export interface SitemapPage {
  readonly paths: Bilingual
  /** The day of the last change of its content, when known. */
  readonly changedOn?: CalendarDate
}

/** Routes that are not listed: they only show a result, or are a step of the log-in. */
const excludedRoutes: ReadonlySet<RouteName> = new Set(
  routeNames.filter((name) => /^(NotFound|RegistroCorrecto|PeticionEnviada|LoginFacebook)/.test(name)),
)

/** The pages of the sitemap: those of the route table and of sponsors, then the pages of categories, then products. */
export function sitemapPages(categories: readonly Category[]): SitemapPage[] {
  const latest = latestOf(categories.map(lastChangeOf))
  return [
    ...routeNames
      .filter((name) => isPlain(name) && accessOf(name) !== 'customer' && !excludedRoutes.has(name))
      // `isPlain` routes have no parameters.
      .map((name) => ({
        paths: bothPaths((language) => routePath(language, name as 'Home')),
        ...(name === 'Home' && latest),
      })),
    ...sponsors.map(({ slug }) => ({
      paths: bothPaths((language) => routePath(language, 'Sponsor', { sponsor: slug })),
    })),
    ...categories.flatMap((category) =>
      categoryPages(category.id, category.products.length, latestOf([lastChangeOf(category)])),
    ),
    ...categoryPages(categoryIds.all, sum(categories), latest),
    ...categories.flatMap((category) =>
      category.products.map((product) => ({
        paths: bothPaths((language) =>
          routePath(language, 'ProductPage', {
            categoria: slugsOf(category.id)[language],
            producto: product.slugs[language],
          }),
        ),
        changedOn: product.changedOn,
      })),
    ),
  ]
}

/** Whether a route has a screen and no parameters. */
const isPlain = (name: RouteName) => hasScreen(name) && !routePaths[name].es.includes(':')

function categoryPages(id: CategoryId, products: number, changed: LastChange): SitemapPage[] {
  return Array.from({ length: countPages(products) }, (_, at) => ({
    paths: bothPaths((language) => {
      const categoria = slugsOf(id)[language]
      return at === 0
        ? routePath(language, 'Category', { categoria })
        : routePath(language, 'CategoryPage', { categoria, pagina: at + 1 })
    }),
    ...changed,
  }))
}

type LastChange = Pick<SitemapPage, 'changedOn'>

/** The last change of a category or of any of its products. */
const lastChangeOf = (category: Category): CalendarDate =>
  [category.changedOn, ...category.products.map(({ changedOn }) => changedOn)].reduce(later)

const latestOf = (days: readonly CalendarDate[]): LastChange =>
  days.length === 0 ? {} : { changedOn: days.reduce(later) }

/** ISO days sort as text. */
const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other)

const sum = (categories: readonly Category[]): number =>
  categories.reduce((count, { products }) => count + products.length, 0)
