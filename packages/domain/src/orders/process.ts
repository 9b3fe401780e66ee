/** Kinds of processes that end in a payment (spec 000 §4, Process types). */
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

/** Target of a process: a new order, or the garments or dates of an existing one. */
export type ProcessKind = 'order' | 'items' | 'dates'

export function getProcessKind(type: ProcessType): ProcessKind {
  if (type.startsWith('add_items')) return 'items'
  return type.startsWith('change_') ? 'dates' : 'order'
}

/** Length of the reference of a card terminal or a transfer. */
export const MAX_REFERENCE_CHARACTERS = 60

/** How a process is paid at a counter; null for payments on the web and for unpaid orders. */
export function counterWayOf(type: ProcessType): 'cash' | 'terminal' | null {
  if (type.endsWith('_cash')) return 'cash'
  return type.endsWith('_tp_card') ? 'terminal' : null
}

/** Processes that require a staff session; a request field is not sufficient (trust 4). */
export const staffProcessTypes: readonly ProcessType[] = processTypes.filter((type) =>
  /_(by_)?(cash|tp_card|unpaid)$/.test(type),
)
