import { canReportIncident } from '@colada/domain/contact/incident-report'
import { findStore } from '@colada/domain/coverage/stores'
import { toEuros } from '@colada/domain/money/money'
import { canRepeat } from '@colada/domain/orders/actions'
import type { RefusedCategories } from '@colada/domain/orders/addable'
import { pendingBalance } from '@colada/domain/orders/balance'
import type { WireOrder } from '@colada/domain/orders/contract'
import { canRescheduleLeg, type ReschedulableLeg, rescheduleCost } from '@colada/domain/orders/rescheduling'
import { orderStatus } from '@colada/domain/orders/status'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { Leg } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import type { Voucher } from '../promotions/service.ts'
import type { PendingBalance } from './balances.ts'
import type { ChangeRecord, ChangeRow } from './change-repository.ts'
import { dueOf } from './due.ts'
import { cutOffInstant } from './leg-times.ts'
import type { OrderLegRow, OrderRecord, OrderStepRow } from './repository.ts'

/** What an order is presented with, beside its own rows. */
export interface PresentedWith {
  /** Pictures by product. */
  readonly pictures?: ReadonlyMap<number, string>
  /** Pending amounts of the customer's orders. */
  readonly balances?: readonly PendingBalance[]
  /** Categories whose garments cannot be added; `null` when none can. */
  readonly refused?: RefusedCategories | null
  /** Until when its garments have to be at a store, epoch seconds. */
  readonly bringBefore?: number | null
}

/** An order in wire format, in a language; `now` in epoch seconds. */
export function toWireOrder(
  record: OrderRecord,
  voucher: Voucher | undefined,
  language: Language,
  now: number,
  { pictures, balances = [], refused = null, bringBefore = null }: PresentedWith = {},
): WireOrder {
  const { order, incidents } = record
  const pickup = currentLeg(record, 'pickup')
  const delivery = currentLeg(record, 'delivery')
  const hasIncidents = incidents.length > 0
  const due = dueOf(order, record.change?.change ?? null)
  const mayMove = (row: OrderLegRow | undefined) =>
    row !== undefined && canRescheduleLeg(row.leg, reschedulable(record, row), now)
  const costOf = (row: OrderLegRow | undefined) =>
    row ? toEuros(rescheduleCost(row.leg, reschedulable(record, row), now)) : 0
  return {
    id: order.id,
    localizador: order.locator,
    status: order.status,
    category_id: order.categoryId,
    type: order.kind,
    isB2B: order.isBusiness ? '1' : '0',
    incidents: incidents.map((incident) => ({
      id: incident.id,
      description: language === 'es' ? incident.descriptionEs : incident.descriptionEn,
      missing_items: incident.missingItems,
    })),
    observaciones: order.remarks,
    precioPedido: toEuros(order.total),
    precioPedidoIVA: toEuros(order.itemsVat + order.transportVat),
    precioItems: toEuros(order.items),
    precioTransporte: toEuros(order.transport),
    precioDescuento: toEuros(order.discount),
    precioIncidencias: toEuros(order.incidents),
    precioPendiente: toEuros(due?.amount ?? pendingBalance(order)),
    precioRecogida: toEuros(order.pickup),
    precioEntrega: toEuros(order.delivery),
    precioTransporteBase: toEuros(order.baseTransport),
    items: record.items.map((item) => ({
      product_id: item.productId,
      qty: item.quantity,
      price: toEuros(item.price),
      name: language === 'es' ? item.nameEs : item.nameEn,
      category: language === 'es' ? item.categoryEs : item.categoryEn,
      category_id: item.categoryId,
      title: item.nameEs,
      eng_title: item.nameEn,
      img: pictures?.get(item.productId) ?? '',
      width: item.width,
      height: item.height,
    })),
    pickup: pickup ? [{ ...toWireLeg(pickup), bring_before: bringBefore }] : [],
    delivery: delivery ? [toWireLeg(delivery)] : [],
    requested_date: toLocalDate(epoch(order.createdAt)),
    creation_time: Math.floor(epoch(order.createdAt)),
    delivery_time: delivery ? epoch(delivery.startsAt) : 0,
    payment_intent_type: due?.processType ?? order.processType,
    can_repeat: canRepeat(order, hasIncidents),
    can_report_incident: canReportIncident({ ...order, deliveredAt: deliveredAt(record) }, now),
    can_change_pickup: mayMove(pickup),
    can_change_delivery: mayMove(delivery),
    change_pickup_cost: costOf(pickup),
    change_delivery_cost: costOf(delivery),
    bono_promo_code: voucher?.code ?? '',
    bono_max_uses: voucher?.maxUses ?? 0,
    bono_uses_left: voucher ? voucher.maxUses - voucher.uses : 0,
    status_history: record.steps.map((step) => ({ status: step.status, time: Math.floor(epoch(step.at)) })),
    part_steps: record.partSteps.map((step) => ({
      category_id: step.categoryId!,
      status: step.status,
      time: Math.floor(epoch(step.at)),
    })),
    pay_before: due ? Math.floor(epoch(due.payBefore)) : null,
    pending_change: record.change && toWireChange(record.change),
    pending_of_others: due ? othersOf(order.id, balances) : [],
    refused_categories: refused && {
      'other-order': [...refused['other-order']],
      'too-slow': [...refused['too-slow']],
    },
    on_account: order.isOnAccount,
    return_due: order.isReturnDue,
  }
}

function othersOf(orderId: number, balances: readonly PendingBalance[]): WireOrder['pending_of_others'] {
  return balances
    .filter((balance) => balance.orderId !== orderId)
    .map(({ orderId: id, locator, amount }) => ({ id, localizador: locator, precio: toEuros(amount) }))
}

/** Epoch seconds; `null` before the delivery. */
export function deliveredAt({ steps }: Pick<OrderRecord, 'steps'>): number | null {
  const step = steps.findLast(({ status }) => status === orderStatus.delivered)
  return step ? epoch(step.at) : null
}

/** What decides whether a leg of an order can be rescheduled, and what it costs. */
export function reschedulable({ order, incidents }: OrderRecord, row: OrderLegRow): ReschedulableLeg {
  const { status, isReturnDue } = order
  return { status, hasIncidents: incidents.length > 0, isReturnDue, startsAt: cutOffInstant(row) }
}

/** Whether a change was made after the cancellation of its order: it moves the return of the garments. */
export function isOfReturn(
  { closedAt }: Pick<ChangeRow, 'closedAt'>,
  steps: readonly Pick<OrderStepRow, 'status' | 'at'>[],
): boolean {
  const cancelled = steps.find(({ status }) => status === orderStatus.cancelled)
  return cancelled !== undefined && closedAt !== null && closedAt >= cancelled.at
}

/** The current leg: the last one, released or not. */
export function currentLeg(record: OrderRecord, leg: Leg): OrderLegRow | undefined {
  return record.legs.findLast((row) => row.leg === leg)
}

function toWireChange({ change, legs }: ChangeRecord): NonNullable<WireOrder['pending_change']> {
  const moved = (leg: Leg) => legs.find((row) => row.leg === leg)
  const [pickup, delivery] = [moved('pickup'), moved('delivery')]
  return {
    process_type: change.processType,
    precio: toEuros(change.due),
    precio_items: toEuros(change.items),
    precio_recogida: toEuros(change.pickup),
    precio_entrega: toEuros(change.delivery),
    precio_incidencias: toEuros(change.incidents),
    items: change.addedItems.map(({ productId, quantity, width, height }) => ({
      product_id: productId,
      qty: quantity,
      ...(width != null && height != null && { width, height }),
    })),
    pickup: pickup ? toWireLeg(pickup) : null,
    delivery: delivery ? toWireLeg(delivery) : null,
  }
}

export function toWireLeg(
  row: Omit<OrderLegRow, 'id' | 'orderId' | 'releasedAt'>,
): WireOrder['pickup'][number] {
  return {
    address: row.address,
    address_id: row.addressId,
    date: row.date,
    start: row.startTime,
    end: row.endTime,
    ut_start: epoch(row.startsAt),
    slot_id: row.slotId,
    place: row.place,
    store_id: row.storeId,
    store_name: row.storeId === null ? '' : (findStore(row.storeId)?.name ?? ''),
    bring_before: null,
  }
}

function epoch(instant: Date): number {
  return instant.getTime() / 1000
}
