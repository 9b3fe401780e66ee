import { countPages, paginate, parsePage, PROMOS_PER_PAGE } from '@colada/domain/catalogue/pagination'
import type { Promo } from '@colada/domain/promotions/promo'
import { data } from 'react-router-dom'
import type { Load } from '../../features/catalogue/load-context.ts'

export interface PromotionsData {
  readonly promos: readonly Promo[]
  readonly page: number
  readonly pageCount: number
}

/** A page of the promotions, sorted by `order` (spec 000 §2, Promotions); 404 for a page that does not exist. */
export const load: Load<PromotionsData> = async ({ source, language, params }) => {
  const promos = (await source.promos(language)).toSorted((a, b) => a.order - b.order)
  const pageCount = countPages(promos.length, PROMOS_PER_PAGE)
  const page = parsePage(params.pagina ?? '1', pageCount)
  if (page === null) throw data(null, { status: 404 })
  return { promos: paginate(promos, page, PROMOS_PER_PAGE), page, pageCount }
}
