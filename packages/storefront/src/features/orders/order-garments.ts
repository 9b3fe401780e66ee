import { formatList } from '@colada/client/format/list'
import type { Order } from '@colada/domain/orders/order'
import type { Language } from '@colada/domain/wire/language'
import type { Translate } from '../../platform/language/messages.ts'

/** Names in the title of an order; the rest is counted. */
const MAX_NAMES = 2

/** What is in an order: "3 × Camisa, Americana y 2 prendas más". */
export function garmentsText({ items }: Pick<Order, 'items'>, language: Language, t: Translate): string {
  const named = items
    .slice(0, MAX_NAMES)
    .map(({ name, quantity: count }) => t('orders:list.garment', { name, count }))
  const rest = items.slice(MAX_NAMES).reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = rest === 0 ? named : [...named, t('orders:list.moreGarments', { count: rest })]
  return formatList(parts, language)
}
