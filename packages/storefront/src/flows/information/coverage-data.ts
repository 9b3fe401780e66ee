import { findTown } from '@colada/domain/coverage/towns'
import { routePath } from '@colada/domain/routes/route-path'
import { redirect } from 'react-router-dom'
import type { Load } from '../../features/catalogue/load-context.ts'
import { loadPage } from '../../features/content/load-page.ts'
import { toPlaceName } from '../../features/coverage/place-name.ts'
import { cityRoutes } from '../../platform/routes/city-routes.ts'
import { contentName, type PageData } from './page-data.ts'

export interface CoverageData extends PageData {
  /** The place of the path, which has no pickup: its name, empty when the path has none. */
  readonly notCovered?: string
}

/** The page of all cities. The path of a covered town leads to the page of its city. */
export const load: Load<CoverageData> = async ({ language, params: { ciudad } }) => {
  const town = ciudad === undefined ? undefined : findTown(ciudad)
  if (town) throw redirect(routePath(language, cityRoutes[town.zone]), 301)
  const page = await loadPage(contentName('Coverage'), language)
  return ciudad === undefined ? { page } : { page, listed: false, notCovered: toPlaceName(ciudad) }
}
