import { type HomeCatalogue, loadHome as loadCatalogue } from '../../features/catalogue/load-home.ts'
import type { Load } from '../../features/catalogue/loading.ts'
import { type HomeContent, homeContent } from '../../features/content/load-home-content.ts'

export type HomeData = HomeCatalogue & HomeContent

/** Everything Home shows. */
export const loadHome: Load<HomeData> = async (wanted) => ({
  ...(await loadCatalogue(wanted)),
  ...homeContent(wanted.language),
})
