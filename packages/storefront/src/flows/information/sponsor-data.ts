import { sponsors } from '@colada/domain/promotions/sponsors'
import { data } from 'react-router-dom'
import type { Load } from '../../features/catalogue/load-context.ts'
import { loadContent } from '../../features/content/load-content.ts'
import type { Page } from '../../features/content/page-schema.ts'
import type { PageData } from './page-data.ts'

export interface SponsorData extends PageData {
  readonly code: string
}

/** The landing page of a sponsor, with its promo code; 404 for an unknown one. */
export const load: Load<SponsorData> = async ({ language, params }) => {
  const sponsor = sponsors.find(({ slug }) => slug === params.sponsor)
  if (!sponsor) throw data(null, { status: 404 })
  const { slug, code } = sponsor
  return { page: await loadContent<Page>(`sponsors/${slug}`, language), code }
}
