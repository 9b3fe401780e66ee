import type { MessageKey } from '../../platform/language/messages.ts'

/** The title of a payment by its process type (spec 000 §2, Payment). */
export function paymentTitle(processType: string): MessageKey {
  if (processType.startsWith('add_items')) return 'payment:titles.addItems'
  if (processType.startsWith('change_')) return 'payment:titles.changeDates'
  if (processType.startsWith('new_order_bono')) return 'payment:titles.packs'
  return 'payment:title'
}
