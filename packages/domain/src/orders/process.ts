/** What the customer is in the middle of (spec 000 §4, Process types). */
export const processTypes = [
  'reserve_order',
  'new_order_bono',
  'new_order_bono_by_cash',
  'new_order_bono_by_tp_card',
  'add_items_to_order',
  'add_items_incident_tp_card',
  'add_items_incident_cash',
  'change_pickup_to_order',
  'change_delivery_to_order',
  'reserve_order_by_cash',
  'reserve_order_by_tp_card',
  'reserve_order_by_unpaid',
] as const
export type ProcessType = (typeof processTypes)[number]

/** What a process works on: an order that does not exist yet, the garments of one that does, or its dates. */
export type ProcessKind = 'order' | 'items' | 'dates'

export function processKind(type: ProcessType): ProcessKind {
  if (type.startsWith('add_items')) return 'items'
  return type.startsWith('change_') ? 'dates' : 'order'
}

/** Processes that only a staff session may start; the wire's word alone never does (trust 4). */
export const staffProcessTypes: readonly ProcessType[] = processTypes.filter((type) =>
  /_(by_)?(cash|tp_card|unpaid)$/.test(type),
)
