import type { Load } from '../../features/catalogue/load-context.ts'
import { type HomeCatalogue, loadHome } from '../../features/catalogue/load-home.ts'
import { type HomeContent, homeContent } from '../../features/content/load-home-content.ts'

export type HomeData = HomeCatalogue & HomeContent

/** Catalogue and editorial content of Home. */
export const load: Load<HomeData> = async (context) => ({
  ...(await loadHome(context)),
  ...(await homeContent(context.language)),
})
