import type { ProductId } from '@colada/domain/catalogue/product'
import { type Cents, roundCents } from '@colada/domain/money/money'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { packUses } from './offers.ts'
import { randomCode } from './random-code.ts'
import { addCoupon, endUnusedCoupon, listVouchersOf } from './repository.ts'

/** Creates the code of paid packs; each use is worth an equal share of their price. */
export async function createVoucher(
  executor: Executor,
  order: { id: number; userId: number; items: Cents },
  packs: readonly { productId: ProductId; quantity: number; nameEs: string; nameEn: string }[],
  at: Date,
): Promise<void> {
  const uses = packs.reduce((sum, pack) => sum + (packUses[pack.productId] ?? 1) * pack.quantity, 0)
  await addCoupon(executor, {
    code: `BONO${randomCode(8)}`,
    origin: 'voucher',
    kind: 'amount',
    amount: roundCents(order.items / uses),
    ownerId: order.userId,
    orderId: order.id,
    maxUses: uses,
    titleEs: namesOf(packs.map(({ nameEs: name, quantity }) => ({ name, quantity }))),
    titleEn: namesOf(packs.map(({ nameEn: name, quantity }) => ({ name, quantity }))),
    createdAt: at,
  })
}

/** What a voucher is for: `Bono 10 camisas, Bono 5 camisas × 2`. */
const namesOf = (packs: readonly { name: string; quantity: number }[]): string =>
  packs.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')

/** The code of packs. */
export interface Voucher {
  readonly code: string
  readonly maxUses: number
  /** Uses that orders have taken. */
  readonly uses: number
}

/** Returns the codes of pack orders by order; an unpaid order has none. */
export async function findVouchers(
  executor: Executor,
  orderIds: readonly number[],
): Promise<Map<number, Voucher>> {
  if (orderIds.length === 0) return new Map()
  const rows = await listVouchersOf(executor, orderIds)
  return new Map(
    rows.map(({ orderId, code, maxUses, uses }) => [orderId!, { code, maxUses: maxUses ?? 0, uses }]),
  )
}

/**
 * Expires the code of packs whose order is being cancelled.
 * @throws ApiError `transitionRefused` when some of it is used
 */
export async function endVoucher(executor: Executor, orderId: number, at: Date): Promise<void> {
  const [row] = await listVouchersOf(executor, [orderId])
  if (row && !(await endUnusedCoupon(executor, row.id, at))) throw new ApiError('transitionRefused')
}
