import { toEuros } from '@colada/domain/money/money'
import { repeatableStatuses } from '@colada/domain/orders/actions'
import type { WireOrder } from '@colada/domain/orders/calls'
import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { dateOf } from '@colada/domain/schedule/local-time'
import type { Leg } from '@colada/domain/schedule/slot'
import { canChangeLeg, changeCost } from '@colada/domain/schedule/slots'
import type { Language } from '@colada/domain/wire/language'
import { amountDue } from './due.ts'
import type { OrderLegRow, OrderRecord } from './repository.ts'

/** Statuses in which each leg still lies ahead. */
const ahead: Readonly<Record<Leg, readonly OrderStatus[]>> = {
  pickup: [orderStatus.created],
  delivery: [orderStatus.created, orderStatus.collected, orderStatus.washing, orderStatus.washed],
}

/** An order on the wire, in a language; `now` in epoch seconds. */
export function toWireOrder(
  record: OrderRecord,
  voucher: { code: string; maxUses: number } | undefined,
  language: Language,
  now: number,
): WireOrder {
  const { order, incidents } = record
  const pickup = currentLeg(record, 'pickup')
  const delivery = currentLeg(record, 'delivery')
  const isOpen = incidents.length === 0
  const mayChange = (leg: Leg, row: OrderLegRow | undefined) =>
    isOpen &&
    row !== undefined &&
    ahead[leg].includes(order.status) &&
    canChangeLeg(leg, epoch(row.startsAt), now)
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
    precioPendiente: toEuros(amountDue(order)),
    items: record.items.map((item) => ({
      product_id: item.productId,
      qty: item.quantity,
      price: toEuros(item.price),
      name: language === 'es' ? item.nameEs : item.nameEn,
      category: language === 'es' ? item.categoryEs : item.categoryEn,
      category_id: item.categoryId,
      title: item.nameEs,
      eng_title: item.nameEn,
      width: item.width,
      height: item.height,
    })),
    pickup: pickup ? [toWireLeg(pickup)] : [],
    delivery: delivery ? [toWireLeg(delivery)] : [],
    requested_date: dateOf(epoch(order.createdAt)),
    creation_time: Math.floor(epoch(order.createdAt)),
    delivery_time: delivery ? epoch(delivery.startsAt) : 0,
    payment_intent_type: order.processType,
    can_repeat: isOpen && repeatableStatuses.includes(order.status),
    can_change_pickup: mayChange('pickup', pickup),
    can_change_delivery: mayChange('delivery', delivery),
    change_pickup_cost: pickup ? toEuros(changeCost(epoch(pickup.startsAt), now)) : 0,
    change_delivery_cost: delivery ? toEuros(changeCost(epoch(delivery.startsAt), now)) : 0,
    bono_promo_code: voucher?.code ?? '',
    bono_max_uses: voucher?.maxUses ?? 0,
    status_history: record.steps.map((step) => ({ status: step.status, time: Math.floor(epoch(step.at)) })),
    pay_before: order.payBefore ? Math.floor(epoch(order.payBefore)) : null,
    pending_change: null,
  }
}

/** The leg that counts: the last one agreed on, given back or not. */
export function currentLeg(record: OrderRecord, leg: Leg): OrderLegRow | undefined {
  return record.legs.findLast((row) => row.leg === leg)
}

function toWireLeg(row: OrderLegRow): WireOrder['pickup'][number] {
  return {
    address: row.address,
    address_id: row.addressId,
    date: row.date,
    start: row.startTime,
    end: row.endTime,
    ut_start: epoch(row.startsAt),
    slot_id: row.slotId,
  }
}

function epoch(instant: Date): number {
  return instant.getTime() / 1000
}
