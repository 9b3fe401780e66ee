import type { MoveCustomerData } from './account/service.ts'
import { moveSavedCart } from './cart/service.ts'
import { moveMessages } from './contact/service.ts'
import { moveOrders } from './orders/service.ts'
import { moveProviderCustomer } from './payment/service.ts'
import { moveCoupons } from './promotions/service.ts'
import { releaseHoldsOf } from './schedule/service.ts'

/** Moves a guest's data of all subjects to an account (ADR 32). The guest's held slots are released. */
export const moveCustomerData: MoveCustomerData = async (tx, move, now) => {
  const at = new Date(now)
  await releaseHoldsOf(tx, move.from, at)
  await moveCoupons(tx, move, at)
  await moveSavedCart(tx, move)
  await moveProviderCustomer(tx, move, at)
  await moveMessages(tx, move)
  return moveOrders(tx, move)
}
