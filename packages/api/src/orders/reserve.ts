import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import { transportCost } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { Cents } from '@colada/domain/money/money'
import type { reserve as reserveEndpoint } from '@colada/domain/orders/contract'
import { isSamePrices } from '@colada/domain/orders/price-order'
import { counterWayOf, staffProcessTypes } from '@colada/domain/orders/process'
import { orderStatus } from '@colada/domain/orders/status'
import { PAYMENT_WINDOW_SECONDS, MAX_REMARKS_CHARACTERS } from '@colada/domain/payment/window'
import { fromPrices, toPrices } from '@colada/domain/promotions/contract'
import { legs } from '@colada/domain/schedule/slot'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { mayUseStaffProcesses } from '@colada/domain/staff/rights'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { findCustomer, hasCredit, lockCustomer } from '../account/service.ts'
import { categoriesOf, type QuotedLine, quoteCart, type QuoteRequest, readCart } from '../cart/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { type Quote, redeem } from '../promotions/service.ts'
import { type CheckedLegs, checkLegs, claimPlaces, readLegChoices } from '../schedule/service.ts'
import { recordServed } from '../staff/service.ts'
import { checkMaxTotal, isPaidUpFront } from './due.ts'
import { hasOrders } from './find-orders.ts'
import { newLocator } from './locator.ts'
import { toItemRows, toLegRow } from './new-rows.ts'
import { bookOrder } from './on-account.ts'
import { type OrderCounter, toCounterFields } from './order-payments.ts'
import {
  addItems,
  addLegs,
  addOrder,
  addStep,
  findDuplicateOrder,
  findOrder,
  type OrderRow,
} from './repository.ts'
import { acceptOrder } from './transitions.ts'

/** Without an idempotency key, an identical order within this time is a duplicate (trust 1). */
const DUPLICATE_WINDOW_SECONDS = 60

export interface ReserveRequest {
  readonly actor: ActorForCustomer
  readonly body: EndpointBody<typeof reserveEndpoint>
  readonly language: Language
  /** Hash of cart and slots. */
  readonly contentHash: string
  readonly hasKey: boolean
  readonly counter: OrderCounter
  /** Epoch milliseconds. */
  readonly now: number
}

/** A placed order; what to give back of the cash, null when none was paid. */
export interface PlacedOrder {
  readonly order: OrderRow
  readonly changeGiven: Cents | null
}

/** The legs of an order and their addresses; packs have none. */
interface Legs {
  readonly checked: CheckedLegs
  readonly choices: Awaited<ReturnType<typeof readLegChoices>>
}

/**
 * Places an order: validates the request against the database, then writes order, places and coupon in one transaction.
 * Prices, names and rights of the client are not trusted (trust 4).
 *
 * @throws ApiError `invalid`, `notFound`, `cartRefused`, `zoneNotCovered`, `noAvailability`, `pricesChanged`,
 * `orderTooLarge`, `creditExceeded` for more than a company may order on account, and what {@link OrderCounter.takePayment} throws
 */
export async function placeOrder(tx: Executor, request: ReserveRequest): Promise<PlacedOrder> {
  const { actor, body, now } = request
  checkProcess(request)
  await lockCustomer(tx, actor.userId)
  if (!request.hasKey) {
    const since = new Date(now - DUPLICATE_WINDOW_SECONDS * 1000)
    const duplicate = await findDuplicateOrder(tx, actor.userId, request.contentHash, since)
    if (duplicate) return { order: duplicate, changeGiven: null }
  }
  const lines = await readCart(tx, body.items, actor)
  const isVoucher = isVoucherCart(new Set(categoriesOf(lines)))
  // Packs have no legs, all other orders do.
  if (isVoucher !== body.process_type.startsWith('new_order_bono')) throw new ApiError('invalid')
  const chosen = isVoucher ? null : await readLegs(tx, request, lines)
  const quoteRequest: QuoteRequest = {
    userId: actor.userId,
    lines,
    pickupId: chosen?.checked.pickup.slot?.id ?? null,
    deliveryId: chosen?.checked.delivery.slot?.id ?? null,
    storeLegs: legs.filter((leg) => chosen?.checked[leg].store),
    promoCode: body.promo_code,
    noShipping: false,
  }
  const quote = await quoteCart(tx, quoteRequest, { now, hasOrders })
  if (!isSamePrices(quote.prices, toPrices(body.prices))) throw pricesChanged(quote)
  checkMaxTotal(quote.prices.total)
  const order = await writeOrder(tx, request, lines, chosen, quote)
  if (quote.coupon && !(await redeem(tx, quote.coupon, order, new Date(now)))) {
    // Its last use was taken concurrently: the order is rolled back, the response has the price without it.
    throw pricesChanged(await quoteCart(tx, { ...quoteRequest, promoCode: '' }, { now, hasOrders }))
  }
  const placed = await takePayment(tx, request, order)
  await bookOrder(tx, order.id, new Date(now), { isWithinLimit: true })
  return placed
}

/** The last step of an order that is paid at a counter. */
async function takePayment(
  tx: Executor,
  { actor, body, counter, now }: ReserveRequest,
  order: OrderRow,
): Promise<PlacedOrder> {
  const way = counterWayOf(body.process_type)
  if (actor.kind !== 'staff' || way === null || order.total === 0) return { order, changeGiven: null }
  const payment = { order, changeId: null, amount: order.total, way, ...toCounterFields(body) }
  const changeGiven = await counter.takePayment(tx, actor, payment, new Date(now))
  return { order: (await findOrder(tx, order.id))!, changeGiven }
}

/** Only processes of new orders are accepted; staff processes need a staff session (trust 4). */
function checkProcess({ actor, body }: ReserveRequest): void {
  const process = body.process_type
  if (!/^(reserve_order|new_order_bono)/.test(process)) throw new ApiError('invalid')
  if (staffProcessTypes.includes(process) && !mayUseStaffProcesses(actor)) throw new ApiError('forbidden')
  if (body.observaciones.length > MAX_REMARKS_CHARACTERS) {
    throw new ApiError('invalid', { errors: { observaciones: ['too-long'] } })
  }
}

async function readLegs(
  tx: Executor,
  { actor, body, now }: ReserveRequest,
  lines: readonly QuotedLine[],
): Promise<Legs> {
  const choices = await readLegChoices(tx, actor.userId, body)
  const checked = await checkLegs(tx, { ...choices, categories: categoriesOf(lines), actor }, now)
  return { checked, choices }
}

function pricesChanged(quote: Quote): ApiError {
  return new ApiError('pricesChanged', { details: { prices: fromPrices(quote.prices) } })
}

/** Writes the order, then its places; the caller redeems the coupon last: the global lock order (trust 3). */
async function writeOrder(
  tx: Executor,
  request: ReserveRequest,
  lines: readonly QuotedLine[],
  chosen: Legs | null,
  quote: Quote,
): Promise<OrderRow> {
  const { actor, body, now } = request
  const at = new Date(now)
  const customer = await findCustomer(tx, actor.userId)
  if (!customer) throw new ApiError('notSignedIn')
  const isStaffOrder = staffProcessTypes.includes(body.process_type)
  // What is paid at a counter is not billed.
  const isBillable = customer.isBusiness && body.pay_now !== 1 && counterWayOf(body.process_type) === null
  const isOnAccount = isBillable && (await hasCredit(tx, customer.id))
  const isUnpaid = !isStaffOrder && isPaidUpFront({ isOnAccount }, quote.prices.total)
  const status = isUnpaid ? orderStatus.pendingPayment : orderStatus.created
  const order = await addNumberedOrder(tx, {
    userId: actor.userId,
    status,
    categoryId: categoryOf(lines),
    kind: chosen ? 'normal' : 'voucher',
    isBusiness: customer.isBusiness,
    isOnAccount,
    language: request.language,
    processType: body.process_type,
    remarks: body.observaciones,
    ...quote.prices,
    baseTransport: transportCost(lines),
    storeId: actor.kind === 'staff' ? actor.storeId : null,
    contentHash: request.contentHash,
    createdAt: at,
    payBefore: isUnpaid ? new Date(now + PAYMENT_WINDOW_SECONDS * 1000) : null,
  })
  await addItems(tx, toItemRows(order.id, lines))
  if (chosen) {
    const { checked, choices } = chosen
    const take = legs.map((leg) => checked[leg].slot).filter((slot) => slot !== null)
    await claimPlaces(tx, { userId: actor.userId, take }, at)
    await addLegs(
      tx,
      legs.map((leg) => toLegRow(order.id, checked[leg], choices[leg].address)),
    )
  }
  await addStep(tx, { orderId: order.id, status }, { actor }, at)
  const placed = { action: 'order-placed', subjectKind: 'order', subjectId: order.id } as const
  await recordServed(tx, actor, { ...placed, orderId: order.id, after: { process: body.process_type } }, at)
  if (!isUnpaid) await acceptOrder(tx, order, at)
  return order
}

async function addNumberedOrder(
  tx: Executor,
  order: Omit<Parameters<typeof addOrder>[1], 'locator'>,
): Promise<OrderRow> {
  for (;;) {
    const row = await addOrder(tx, { ...order, locator: newLocator() })
    if (row) return row
  }
}

/** The category of the garments, -1 for several (spec 000 §3). */
function categoryOf(lines: readonly QuotedLine[]): number {
  const [first, ...others] = categoriesOf(lines)
  return first !== undefined && others.length === 0 ? first : categoryIds.all
}
