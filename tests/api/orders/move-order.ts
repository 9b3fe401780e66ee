import type { OrderStatus } from '@colada/domain/orders/status'
import { type Move, moveOrderByLocator } from '#api/orders/move-order.ts'
import { refundCancelled } from '#api/payment/service.ts'
import type { TestApi } from '../support/test-api.ts'

/** Moves an order as operations do, with the real refunds of a cancellation. */
export function moveOrder(
  { dependencies }: Pick<TestApi, 'dependencies'>,
  locator: string,
  to: OrderStatus,
): Promise<Move> {
  return moveOrderByLocator({ ...dependencies, refundCancelled }, locator, to, {
    actor: { kind: 'operations' },
  })
}
