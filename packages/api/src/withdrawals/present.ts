import { serviceTerms } from '@colada/domain/content/service-terms'
import { toEuros } from '@colada/domain/money/money'
import { addLocalDays } from '@colada/domain/schedule/local-time'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import type { getWithdrawal, WireBasis, WireWithdrawal } from '@colada/domain/withdrawals/staff-contract'
import { obstacleTo } from '@colada/domain/withdrawals/withdrawal'
import { findCustomer } from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { findOrder, loadOrder, type OrderRecord } from '../orders/service.ts'
import { findFunds } from '../payment/service.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { findMemberNames, recordAction } from '../staff/service.ts'
import { findWithdrawal, type WithdrawalRow } from './repository.ts'

export const epoch = (at: Date) => Math.floor(at.getTime() / 1000)

export function toWireWithdrawal(row: WithdrawalRow): WireWithdrawal {
  const receivedAt = epoch(row.receivedAt)
  return {
    id: row.id,
    reference: row.reference,
    received_at: receivedAt,
    refund_before: addLocalDays(receivedAt, serviceTerms.withdrawalDays),
    name: row.name,
    email: row.email,
    localizador: row.locator,
    has_order: row.orderId !== null,
    state: row.state,
  }
}

/**
 * Returns a withdrawal with its order, and records that the member opened it.
 * @throws ApiError `notFound`
 */
export async function openWithdrawal(
  db: Db,
  id: number,
  { actor, language, at }: { readonly actor: StaffActor; readonly language: Language; readonly at: Date },
): Promise<EndpointResult<typeof getWithdrawal>> {
  return runTransaction(
    db,
    async (tx) => {
      const row = await findWithdrawal(tx, id)
      if (!row) throw new ApiError('notFound')
      const { orderId } = row
      const opened = { action: 'withdrawal-opened', subjectKind: 'withdrawal', subjectId: id } as const
      await recordAction(tx, actor, { ...opened, orderId }, at)
      return {
        withdrawal: toWireWithdrawal(row),
        garments: row.garments,
        language: row.language,
        decision: await decisionOf(tx, row),
        order: await orderOf(tx, row, language),
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function decisionOf(tx: Executor, { decidedAt, decidedBy, refund, reason }: WithdrawalRow) {
  if (decidedAt === null || decidedBy === null) return null
  const names = await findMemberNames(tx, [decidedBy])
  return { at: epoch(decidedAt), by: names.get(decidedBy) ?? '', refund: toEuros(refund), reason }
}

async function orderOf(tx: Executor, { orderId, email, receivedAt }: WithdrawalRow, language: Language) {
  const order = orderId === null ? undefined : await findOrder(tx, orderId)
  if (!order) return null
  const customer = await findCustomer(tx, order.userId)
  const createdAt = epoch(order.createdAt)
  const withdrawable = { ...order, isTakenAtStore: order.storeId !== null, createdAt }
  return {
    is_of_customer: customer?.email === email,
    created_at: createdAt,
    obstacle: obstacleTo(withdrawable, epoch(receivedAt)),
    basis: await basisOf(tx, await loadOrder(tx, order), language),
  }
}

/** Returns what the calculation of a withdrawal needs of its order. */
export async function basisOf(
  executor: Executor,
  { order, items, steps }: OrderRecord,
  language: Language,
): Promise<WireBasis> {
  const funds = await findFunds(executor, order.id)
  return {
    status: order.status,
    version: order.version,
    status_history: steps.map(({ status }) => status),
    transport: toEuros(order.transport),
    transport_discount: toEuros(order.transportDiscount),
    items_discount: toEuros(order.itemsDiscount),
    pickup: toEuros(order.pickup),
    pickup_discount: toEuros(order.pickupDiscount),
    delivery: toEuros(order.delivery),
    delivery_discount: toEuros(order.deliveryDiscount),
    incidents: toEuros(order.incidents),
    lines: items.map(({ id, nameEs, nameEn, quantity, lineTotal }) => ({
      item_id: id,
      name: language === 'es' ? nameEs : nameEn,
      quantity,
      total: toEuros(lineTotal),
    })),
    payments: funds.map(({ id, provider, refundable }) => ({
      id,
      provider,
      refundable: toEuros(refundable),
    })),
  }
}
