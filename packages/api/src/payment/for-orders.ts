import type { OrderPayments } from '../orders/service.ts'
import { closePayments, findOpenPayments } from './closing.ts'
import { listLedger } from './ledger.ts'
import type { PaymentDependencies } from './opening.ts'
import { previewCancellation, refundCancelled } from './refunds.ts'

/** The payment functions that `orders` depends on. */
export function orderPayments(deps: PaymentDependencies): OrderPayments {
  return {
    hasOpenPayments: async (executor, orderId) => (await findOpenPayments(executor, orderId)).length > 0,
    closePayments: (order) => closePayments(deps, order),
    previewCancellation,
    refundCancelled,
    listLedger,
  }
}
