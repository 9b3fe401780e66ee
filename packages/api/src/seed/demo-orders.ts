import { transportCost } from '@colada/domain/cart/totals'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { addDays, toLocalDate } from '@colada/domain/schedule/local-time'
import { zones } from '@colada/domain/schedule/zones'
import type { ActorIdentity } from '@colada/domain/staff/actor'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { addresses, users } from '../account/tables.ts'
import { categoriesOf, quoteCart, type QuotedLine, readCart } from '../cart/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { issueDue } from '../invoices/due.ts'
import { addIncident } from '../orders/incidents.ts'
import { newLocator } from '../orders/locator.ts'
import { toItemRows, toLegRow } from '../orders/new-rows.ts'
import { addItems, addLegs, addOrder, addStep, type OrderRow } from '../orders/repository.ts'
import { hasOrders } from '../orders/service.ts'
import { payments } from '../payment/tables.ts'
import { addCoupon } from '../promotions/repository.ts'
import { createVoucher } from '../promotions/service.ts'
import { atSlot, ensureSlots, listSlots, movePlaces, type SlotRow } from '../schedule/service.ts'
import { type DemoOrder, demoOrders, demoPastOrders, historyOf } from './demo-order-list.ts'

const demoCustomer = 'particular@colada.example'
const pastCustomer = 'habitual@colada.example'
/** Days from the oldest pickup of the demo until today. */
const DAYS_BACK = 30

/**
 * Adds an order in every status, and a reward for a friend, for the demo customer, and the delivered orders of another one.
 * Does nothing for a customer who has orders. What is paid has its invoice, which is not mailed.
 *
 * @param now Epoch milliseconds.
 */
export async function seedDemoOrders(db: Db, now: number): Promise<void> {
  await runTransaction(db, async (tx) => {
    const sales: Sale[] = []
    await placeDemoOrders(tx, { email: pastCustomer, list: demoPastOrders, sales }, now)
    const userId = await placeDemoOrders(tx, { email: demoCustomer, list: demoOrders, sales }, now)
    // Numbers and times of invoices increase together.
    for (const { orderId, at } of sales.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      await issueDue(tx, orderId, at)
    if (userId === null) return
    await addCoupon(tx, {
      code: `AMIGO${newLocator()}`,
      origin: 'reward',
      kind: 'amount',
      amount: REFERRAL_REWARD_CENTS,
      ownerId: userId,
      maxUses: 1,
      createdAt: new Date(now),
    })
  })
}

/** A paid demo order. */
interface Sale {
  readonly orderId: number
  readonly at: Date
}

interface DemoList {
  readonly email: string
  readonly list: readonly DemoOrder[]
  /** Gets what is paid. */
  readonly sales: Sale[]
}

/** @returns The customer's id; `null` when nothing was added. */
async function placeDemoOrders(
  tx: Executor,
  { email, list, sales }: DemoList,
  now: number,
): Promise<number | null> {
  const [user] = await tx.select().from(users).where(eq(users.email, email))
  if (!user || (await hasOrders(tx, user.id))) return null
  const [address] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, user.id), isNull(addresses.deletedAt)))
    .orderBy(asc(addresses.id))
  if (!address) return null
  await ensureSlots(tx, now, DAYS_BACK)
  for (const demo of list) {
    const lines = await readCart(tx, demo.items, { kind: 'job' })
    const sale = await placeDemoOrder(tx, demo, lines, { userId: user.id, address, now })
    if (sale) sales.push(sale)
  }
  return user.id
}

interface DemoContext {
  readonly userId: number
  readonly address: typeof addresses.$inferSelect
  readonly now: number
}

/** @returns `null` for an order that is not paid. */
async function placeDemoOrder(
  tx: Executor,
  demo: DemoOrder,
  lines: readonly QuotedLine[],
  context: DemoContext,
): Promise<Sale | null> {
  const { now, userId, address } = context
  const van = demo.van && {
    pickup: await slotOn(tx, 'pickup', context, demo.van.pickupIn, demo.van.at),
    delivery: await slotOn(tx, 'delivery', context, demo.van.deliveryIn, demo.van.at),
  }
  const request = { userId, lines, promoCode: '', noShipping: false }
  const { prices } = await quoteCart(
    tx,
    { ...request, pickupId: van?.pickup.id ?? null, deliveryId: van?.delivery.id ?? null },
    { now, hasOrders },
  )
  const isPending = demo.status === orderStatus.pendingPayment
  const isPaid = !isPending && demo.status !== orderStatus.cancelled && demo.status !== orderStatus.error
  const times = stepTimes(demo, van, now)
  const created = times[0]!.at
  const [firstCategory, ...otherCategories] = categoriesOf(lines)
  const order = await addOrder(tx, {
    locator: newLocator(),
    userId,
    status: demo.status,
    categoryId: otherCategories.length > 0 ? -1 : firstCategory!,
    kind: van ? 'normal' : 'voucher',
    isBusiness: false,
    isOnAccount: false,
    language: 'es',
    processType: van ? 'reserve_order' : 'new_order_bono',
    remarks: demo.remarks ?? '',
    ...prices,
    baseTransport: transportCost(lines),
    paid: isPaid ? prices.total : 0,
    contentHash: 'demo',
    createdAt: created,
    payBefore: isPending ? new Date(created.getTime() + PAYMENT_WINDOW_SECONDS * 1000) : null,
  })
  if (!order) throw new Error('The locator of a demo order is taken; start again.')
  const items = toItemRows(order.id, lines)
  await addItems(tx, items)
  for (const { status, at } of times)
    await addStep(tx, { orderId: order.id, status }, { actor: moverTo(status, userId) }, at)
  for (const categoryId of demo.washedParts ?? []) {
    const step = { orderId: order.id, status: orderStatus.washed, categoryId }
    await addStep(tx, step, { actor: { kind: 'operations' } }, times.at(-1)!.at)
  }
  if (van) await bookVan(tx, order, van, address)
  const paidAt = times[1]?.at ?? created
  if (isPaid) await addPayment(tx, order, paidAt)
  if (!van) await createVoucher(tx, order, items, created)
  if (demo.incident) {
    const at = times.at(-1)!.at
    await addIncident(tx, { ...demo.incident, orderId: order.id, createdAt: at })
  }
  return isPaid ? { orderId: order.id, at: paidAt } : null
}

/** Returns who moves a demo order to a status. */
function moverTo(status: OrderStatus, userId: number): ActorIdentity {
  if (status === orderStatus.pendingPayment) return { kind: 'customer', userId }
  return { kind: status === orderStatus.created ? 'provider' : 'operations' }
}

async function bookVan(
  tx: Executor,
  order: OrderRow,
  van: { pickup: SlotRow; delivery: SlotRow },
  address: DemoContext['address'],
): Promise<void> {
  const isFreed = order.status === orderStatus.cancelled
  const releasedAt = isFreed ? order.createdAt : null
  await addLegs(
    tx,
    [van.pickup, van.delivery].map((slot) => ({
      ...toLegRow(order.id, atSlot(slot, zones[slot.zone]), address),
      releasedAt,
    })),
  )
  if (!isFreed) await movePlaces(tx, { take: [van.pickup, van.delivery] })
}

async function addPayment(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  await tx.insert(payments).values({
    orderId: order.id,
    processType: order.processType,
    amount: order.total,
    status: 'succeeded',
    providerId: `pi_demo_${order.locator}`,
    captured: order.total,
    cardBrand: 'visa',
    cardLast4: '4242',
    createdAt: order.createdAt,
    nextCheckAt: at,
    settledAt: at,
  })
}

/** Returns the slot of a day, given in days from today, at a time. */
async function slotOn(
  tx: Executor,
  leg: 'pickup' | 'delivery',
  { now }: DemoContext,
  days: number,
  at: string,
): Promise<SlotRow> {
  const date = addDays(toLocalDate(now / 1000), days)
  const slots = await listSlots(tx, 'madrid', leg, date, date)
  const slot = slots.find((candidate) => candidate.startTime === at)
  if (!slot) throw new Error(`The demo needs a ${leg} slot in Madrid on ${date} at ${at}.`)
  return slot
}

const MINUTE_MS = 60_000

/** Returns when the order reached each status: placed the day before its pickup, then typical durations. */
function stepTimes(
  demo: DemoOrder,
  van: { pickup: SlotRow; delivery: SlotRow } | undefined,
  now: number,
): { status: OrderStatus; at: Date }[] {
  const isNew = demo.status === orderStatus.pendingPayment
  const pickup = van?.pickup.startsAt.getTime() ?? now
  const delivery = van?.delivery.startsAt.getTime() ?? now
  const placed = isNew ? now : Math.min(now, pickup) - 24 * 60 * MINUTE_MS
  const typical = new Map<OrderStatus, number>([
    [orderStatus.pendingPayment, placed],
    [orderStatus.created, placed + 3 * MINUTE_MS],
    [orderStatus.cancelled, placed + 30 * MINUTE_MS],
    [orderStatus.error, placed + 5 * MINUTE_MS],
    [orderStatus.absentAtPickup, pickup + 40 * MINUTE_MS],
    [orderStatus.collected, pickup + 25 * MINUTE_MS],
    [orderStatus.washing, pickup + 300 * MINUTE_MS],
    [orderStatus.incident, pickup + 600 * MINUTE_MS],
    [orderStatus.washed, pickup + 1200 * MINUTE_MS],
    [orderStatus.outForDelivery, delivery],
    [orderStatus.absentAtDelivery, delivery + 50 * MINUTE_MS],
    [orderStatus.delivered, delivery + 50 * MINUTE_MS],
  ])
  return historyOf(demo.status).map((status) => ({
    status,
    at: new Date(Math.min(now, typical.get(status) ?? now)),
  }))
}
