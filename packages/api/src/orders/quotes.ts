import { type ProcessType, getProcessKind, processTypes } from '@colada/domain/orders/process'
import { legs } from '@colada/domain/schedule/slot'
import { hasWiderLimits } from '@colada/domain/staff/rights'
import { quoteCart, readCart } from '../cart/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { type PriceRequest, type Quote, normalizePromoCode } from '../promotions/service.ts'
import { variationsOf } from '../schedule/service.ts'
import { checkAddedTime } from './change-plan.ts'
import { movedLeg, quoteChangeOf } from './change-price.ts'
import { findOwnOrder, hasOrders } from './find-orders.ts'
import { garmentsOf } from './garments.ts'
import { actionsOf } from './present-orders.ts'
import { findUnpaidHolder } from './unpaid-repository.ts'

/**
 * Returns the price of a new order, or of a change of an order, as the endpoint that places it charges it.
 * @throws ApiError `notFound`, `cartRefused`, `deliveryTooSoon`
 */
export async function quote(executor: Executor, request: PriceRequest): Promise<Quote> {
  return (await quoteChange(executor, request)) ?? (await quoteOrder(executor, request))
}

/** Returns the price of a new order at the chosen slots. */
async function quoteOrder(executor: Executor, { body, actor, now }: PriceRequest): Promise<Quote> {
  const lines = await readCart(executor, body.items, actor)
  const request = {
    userId: actor.userId,
    lines,
    pickupId: body.pickup_time ?? null,
    deliveryId: body.delivery_time ?? null,
    storeLegs: legs.filter((leg) => body[`${leg}_store_id`] != null),
    promoCode: body.promo_code,
    noShipping: false,
  }
  const quoted = await quoteCart(executor, request, { now, hasOrders })
  if (quoted.problem !== 'couponUsed' && quoted.problem !== 'couponNotFirstOrder') return quoted
  const code = normalizePromoCode(body.promo_code)
  return { ...quoted, heldBy: await findUnpaidHolder(executor, actor.userId, code) }
}

/**
 * Returns the price of a change as its endpoint charges it; `null` if the request is not about a change. Garments are
 * free of transport only with an order that they can be added to; the flag alone is not trusted.
 *
 * @throws ApiError `notFound`, `cartRefused`, `deliveryTooSoon`
 */
async function quoteChange(executor: Executor, { body, actor, now }: PriceRequest): Promise<Quote | null> {
  const process = changeOf(body)
  if (process === null || body.order_id == null) return null
  const record = await findOwnOrder(executor, actor.userId, body.order_id)
  const kind = getProcessKind(process)
  if (!record) {
    // The flag without an existing order is ignored.
    if (kind === 'items') return null
    throw new ApiError('notFound')
  }
  const problem = normalizePromoCode(body.promo_code) === '' ? null : ('couponNotForChanges' as const)
  if (kind === 'dates') {
    const variations = await movedVariations(executor, process, body)
    return { prices: quoteChangeOf(record, process, variations, now), coupon: null, problem }
  }
  const actions = actionsOf(record, now)
  const isIncident = actions.includes('solve-incident')
  if (!isIncident && !actions.includes('add-items')) return null
  const beside = isIncident ? [] : garmentsOf(record)
  const mayBeDisabled = hasWiderLimits(actor) || isIncident
  const lines = await readCart(executor, body.items, actor, beside, mayBeDisabled)
  if (!isIncident) await checkAddedTime(executor, lines, record)
  return { prices: quoteChangeOf(record, process, { lines }, now), coupon: null, problem }
}

/** Returns the price variations of the slots that a change of dates names. */
async function movedVariations(
  executor: Executor,
  process: ProcessType,
  { pickup_time, delivery_time }: PriceRequest['body'],
) {
  const pickupId = movedLeg(process) === 'pickup' ? (pickup_time ?? null) : null
  const deliveryId = delivery_time ?? null
  const found = await variationsOf(executor, pickupId, deliveryId)
  return {
    pickupVariation: pickupId === null ? null : found.pickupVariation,
    deliveryVariation: deliveryId === null ? null : found.deliveryVariation,
  }
}

/** Returns the requested process; the flag alone means adding garments (spec 000 §4). */
function changeOf({ cart_type, no_shipping }: PriceRequest['body']): ProcessType | null {
  const named = processTypes.find((type) => type === cart_type && getProcessKind(type) !== 'order')
  return named ?? (no_shipping === 1 ? 'add_items_to_order' : null)
}
