import type { RouteName } from '@colada/domain/routes/paths'
import type { Load } from '../../features/catalogue/load-context.ts'
import { loadPage } from '../../features/content/load-page.ts'
import type { Page } from '../../features/content/page-schema.ts'
import { matchRoute } from '../../platform/routes/paths.ts'

export interface PageData {
  readonly page: Page
  /** False for a path that search engines must not list. */
  readonly listed?: boolean
}

/** File of a route's content: `about-us` for `AboutUs`. */
export const contentName = (route: RouteName): string =>
  route.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/** The editorial content of a route. */
export const load: Load<PageData> = async ({ language, pathname }) => ({
  page: await loadPage(contentName(matchRoute(pathname)!.name), language),
})
