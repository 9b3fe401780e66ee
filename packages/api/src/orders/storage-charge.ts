import type { getStoredOrders } from '@colada/domain/claims/storage-contract'
import { serviceTerms } from '@colada/domain/content/service-terms'
import type { Cents } from '@colada/domain/money/money'
import { includedVat } from '@colada/domain/money/vat'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { findContacts } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { setOrderAmounts } from './amounts-repository.ts'
import { orderCharges } from './charge-tables.ts'
import { bookOrder } from './on-account.ts'
import { findOrder, findOrderByLocator, lockOrder, type OrderRow } from './repository.ts'
import { findStorage, listStored } from './storage.ts'

/** What a member does about the storage of an order. */
export interface StorageCharge {
  readonly locator: string
  /** The version of the order that the member has seen. */
  readonly version: number
  readonly waive: boolean
  /** Why it is waived. */
  readonly reason: string
}

/**
 * Charges what the storage of an order costs by now, or records that it is waived. It is paid before the handover.
 *
 * @throws ApiError `notFound`, `versionChanged`, `orderNotPayable` when nothing is due, `invalid` without a reason
 */
export async function chargeStorage(
  tx: Executor,
  actor: StaffActor,
  { locator, version, waive, reason }: StorageCharge,
  at: Date,
): Promise<{ readonly charged: Cents; readonly version: number }> {
  const found = await findOrderByLocator(tx, locator)
  const order = found && (await lockOrder(tx, found.id))
  if (!order) throw new ApiError('notFound')
  if (order.version !== version) throw new ApiError('versionChanged')
  if (waive && reason === '') throw new ApiError('invalid', { errors: { reason: ['required'] } })
  const storage = await findStorage(tx, order, at)
  if (!storage || storage.fee === 0) throw new ApiError('orderNotPayable')
  const { fee, days } = storage
  const { id: orderId } = order
  await tx.insert(orderCharges).values({ orderId, kind: 'storage', amount: fee, at })
  if (waive) await tx.insert(orderCharges).values({ orderId, kind: 'waiver', amount: -fee, at })
  else await addCharge(tx, order, fee, at)
  const subject = { subjectKind: 'order', subjectId: orderId, orderId, customerId: order.userId } as const
  const action = waive ? 'storage-waived' : 'storage-charged'
  await recordAction(tx, actor, { action, ...subject, after: { fee, days }, reason: reason || null }, at)
  return { charged: waive ? 0 : fee, version: (await findOrder(tx, orderId))!.version }
}

async function addCharge(tx: Executor, order: OrderRow, amount: Cents, at: Date): Promise<void> {
  const { items, pickup, delivery, transport, itemsVat, categoryId } = order
  const incidents = order.incidents + amount
  await setOrderAmounts(tx, order.id, {
    ...{ items, pickup, delivery, transport, itemsVat, categoryId },
    incidents,
    total: order.total + amount,
    transportVat: includedVat(transport + incidents - order.transportDiscount),
  })
  await bookOrder(tx, order.id, at)
}

/** The orders that were stored for longer than the terms allow, in wire format. */
export async function presentOverdue(
  executor: Executor,
  at: Date,
): Promise<EndpointResponse<typeof getStoredOrders>['orders']> {
  const stored = await listStored(executor, serviceTerms.maxStorageDays, at)
  const contacts = await findContacts(
    executor,
    stored.map(({ order }) => order.userId),
  )
  return stored.map(({ order, since, days }) => {
    const contact = contacts.get(order.userId)
    return {
      localizador: order.locator,
      customer: contact ? `${contact.firstName} ${contact.lastName}`.trim() : '',
      phone: contact?.phone ?? '',
      since,
      days,
    }
  })
}
