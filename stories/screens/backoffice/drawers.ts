import type { WireDrawer } from '@colada/domain/counter/contract'
import { ordersOfAllStatuses } from '../fixtures/orders.ts'
import { hours, minutes, now } from '../fixtures/time.ts'

const opened = now - 6 * hours
const locator = ordersOfAllStatuses[0]!.localizador

/** The open drawer of a store: 100.00 of float, 54.65 now (operations §5.3). */
export const openDrawer: WireDrawer = {
  id: 7,
  store_id: 36,
  till: 1,
  float: 100,
  opened_by: 'Carmen Ortega',
  opened_at: opened,
  movements: [
    ['sale', 38.75],
    ['sale', 24.85],
    ['refund', -16.95],
    ['paid_out', -12],
    ['drop', -80],
    ['no_sale', 0],
  ].map(([kind, amount], position) => ({
    id: position + 1,
    kind: kind as WireDrawer['movements'][number]['kind'],
    amount: Number(amount),
    reason: position < 3 ? '' : ['Detergente', 'A la caja fuerte', 'Cambio de un billete'][position - 3]!,
    localizador: position < 3 ? locator : null,
    staff: 'Carmen Ortega',
    at: opened + position * 30 * minutes,
  })),
  counted: null,
  expected: null,
  difference: null,
  reason: '',
  counted_by: null,
  closed_at: null,
  approved_by: null,
}

/** Counted with a large difference. */
export const waitingDrawer: WireDrawer = {
  ...openDrawer,
  id: 6,
  till: 2,
  counted: 34,
  expected: 54.65,
  difference: -20.65,
  reason: 'Falta la bolsa de monedas',
  counted_by: 'Carmen Ortega',
}

export const closedDrawer: WireDrawer = {
  ...openDrawer,
  id: 5,
  counted: 54.15,
  expected: 54.65,
  difference: -0.5,
  counted_by: 'Nuria Vega',
  closed_at: now - 24 * hours,
}

/** A drawer in each state, and one of another store. */
export const drawers: readonly WireDrawer[] = [
  waitingDrawer,
  openDrawer,
  { ...openDrawer, id: 8, store_id: 2, opened_by: 'Jordi Puig', movements: [] },
  closedDrawer,
]
