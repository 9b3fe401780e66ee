import { type ProcessType, processKind, processTypes } from '@colada/domain/orders/process'
import { quoteCart, readCart } from '../cart/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { type PriceRequest, type Quote, readCode } from '../promotions/service.ts'
import { priceChange } from './change-price.ts'
import { garmentsOf } from './garments.ts'
import { actionsOf, findOwnOrder, hasOrders } from './service.ts'

/**
 * Returns the price of a new order, or of a change of an order, as the endpoint that places it charges it.
 * @throws ApiError `notFound`, `cartRefused`
 */
export async function quote(executor: Executor, request: PriceRequest): Promise<Quote> {
  return (await quoteChange(executor, request)) ?? (await quoteOrder(executor, request))
}

/** What a new order costs at the chosen hours. */
async function quoteOrder(executor: Executor, { body, session, now }: PriceRequest): Promise<Quote> {
  const lines = await readCart(executor, body.items, session.isStaff)
  const asked = {
    userId: session.userId,
    lines,
    pickupId: body.pickup_time ?? null,
    deliveryId: body.delivery_time ?? null,
    promoCode: body.promo_code,
    noShipping: false,
  }
  return quoteCart(executor, asked, { now, hasOrders })
}

/**
 * What a change of an order that exists costs, exactly as the call that makes it charges; `null` where none is asked
 * about. Garments are free of transport only beside an order that they can join: the flag alone proves nothing.
 *
 * @throws ApiError `notFound`, `cartRefused`
 */
async function quoteChange(executor: Executor, { body, session, now }: PriceRequest): Promise<Quote | null> {
  const process = changeOf(body)
  if (process === null || body.order_id == null) return null
  const record = await findOwnOrder(executor, session.userId, body.order_id)
  const kind = processKind(process)
  if (!record) {
    // A flag beside an order that is not there is no reason to refuse a cart.
    if (kind === 'items') return null
    throw new ApiError('notFound')
  }
  const problem = readCode(body.promo_code) === '' ? null : ('couponNotForChanges' as const)
  if (kind === 'dates') return { prices: priceChange(record, process, [], now), coupon: null, problem }
  const actions = actionsOf(record, now)
  const isIncident = actions.includes('solve-incident')
  if (!isIncident && !actions.includes('add-items')) return null
  const lines = await readCart(executor, body.items, session.isStaff, isIncident ? [] : garmentsOf(record))
  return { prices: priceChange(record, process, lines, now), coupon: null, problem }
}

/** The process that a body asks the price of; adding garments is also told by its flag (spec 000 §4). */
function changeOf({ cart_type, no_shipping }: PriceRequest['body']): ProcessType | null {
  const named = processTypes.find((type) => type === cart_type && processKind(type) !== 'order')
  return named ?? (no_shipping === 1 ? 'add_items_to_order' : null)
}
