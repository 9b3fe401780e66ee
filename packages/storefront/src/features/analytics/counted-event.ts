import type { WireEvent } from '@colada/domain/analytics/contract'
import type { EventName } from '@colada/domain/analytics/event'
import type { Cents } from '@colada/domain/money/money'
import { categoryIdOf } from '../../platform/catalogue/slugs.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'

/** Counts an event of the current page. `value` is that of a payment, without VAT. */
export type Count = (name: EventName, value?: Cents) => void

/**
 * The page of an event as it is counted: its name, or the id of the category of a category page and of a product. The path
 * itself is never sent, since it may identify a customer or an order.
 */
export function describePage(name: EventName, pathname: string): Pick<WireEvent, 'route' | 'lang'> {
  const match = matchRoute(pathname)
  const lang = languageOf(pathname)
  const slug = match?.params.categoria
  if (!match || slug === undefined) return { route: match?.name ?? 'NotFound', lang }
  const id = categoryIdOf(slug, lang)
  if (id === null) return { route: 'NotFound', lang }
  return { route: match.name === 'Category' || name === 'product' ? String(id) : match.name, lang }
}
