import { orderStatus } from '@colada/domain/orders/status'
import { ordersOfAllStatuses } from '../fixtures/orders.ts'
import { hours, now } from '../fixtures/time.ts'
import { incidentDetail } from './fixtures.ts'

const washed = ordersOfAllStatuses.find(({ status }) => status === orderStatus.washed)!

/** A washed order that is not paid: 38.75, of which nothing came in. */
export const unpaidDetail: typeof incidentDetail = {
  ...incidentDetail,
  order: { ...washed, precioPedido: 38.75, precioPendiente: 38.75, pay_before: null },
  allowed: [orderStatus.delivered, orderStatus.incident],
  cancellation: null,
  incidents: [],
  ledger: [],
}

/** The same order, paid. */
export const paidDetail: typeof incidentDetail = {
  ...unpaidDetail,
  order: { ...unpaidDetail.order, precioPendiente: 0 },
}

/** One in cash, one at the terminal. */
export const waitingRefunds = [
  { id: 1, localizador: washed.localizador, method: 'cash', amount: 38.75, created_at: now - 2 * hours },
  {
    id: 2,
    localizador: incidentDetail.order.localizador,
    method: 'terminal',
    amount: 24.85,
    created_at: now - 26 * hours,
  },
] as const
