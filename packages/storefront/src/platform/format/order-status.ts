import { getStatusName } from '@colada/domain/orders/actions'
import type { OrderStatus } from '@colada/domain/orders/status'
import type { Translate } from '../language/messages.ts'

/** The text of a status; unknown ones have a text of their own (spec 000 §4). */
export function statusText(status: OrderStatus, t: Translate): string {
  return t(`orders:status.${getStatusName(status) ?? 'undefined'}`)
}
