import type { MessageKey } from '../../platform/language/messages.ts'

/** The title of a payment by its process type, and by the method of a new order (spec 000 §2, Payment). */
export function paymentTitle(processType: string, method = 'card'): MessageKey {
  if (processType.startsWith('add_items')) return 'payment:titles.addItems'
  if (processType.startsWith('change_')) return 'payment:titles.changeDates'
  if (processType.startsWith('new_order_bono')) return 'payment:titles.packs'
  return method === 'paypal' ? 'payment:titles.paypal' : 'payment:title'
}
