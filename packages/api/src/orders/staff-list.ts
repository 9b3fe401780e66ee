import { stores } from '@colada/domain/coverage/stores'
import { toEuros } from '@colada/domain/money/money'
import { PENDING_THRESHOLD_CENTS, pendingBalance } from '@colada/domain/orders/balance'
import { orderStatus } from '@colada/domain/orders/status'
import type { Leg } from '@colada/domain/schedule/slot'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { getStaffOrders, WireListedOrder } from '@colada/domain/staff/orders-contract'
import type { EndpointQuery } from '@colada/domain/wire/endpoint'
import { and, asc, desc, eq, gt, inArray, isNull, like, lt, not, notInArray, or, sql } from 'drizzle-orm'
import { type Contact, findContacts, selectCustomersLike } from '../account/service.ts'
import { type Db, type Executor, readSnapshot } from '../database/connection.ts'
import { selectSlotsOfZone, zoneReader } from '../schedule/service.ts'
import { dueOf } from './due.ts'
import type { OrderLegRow, OrderRow } from './repository.ts'
import { orderIncidents, orderLegs, orders } from './tables.ts'

export type StaffOrderFilter = EndpointQuery<typeof getStaffOrders>

/** Returns a page of the orders of all customers, in a constant number of statements, and the cursor of the next one. */
export async function listStaffOrders(
  db: Db,
  filter: StaffOrderFilter,
): Promise<{ readonly orders: WireListedOrder[]; readonly next: number | null }> {
  return readSnapshot(db, async (snapshot) => {
    const found = await findPage(snapshot, filter)
    const page = found.slice(0, filter.limit)
    const next = found.length > page.length ? (page.at(-1)?.id ?? null) : null
    return { orders: await presentListed(snapshot, page), next }
  })
}

/** Ids follow the time of the order, so the id of the last one is the cursor. Reads one more than the page has. */
async function findPage(executor: Executor, filter: StaffOrderFilter): Promise<OrderRow[]> {
  const { after, sort, limit } = filter
  const isAfter = after === undefined ? undefined : (sort === 'oldest' ? gt : lt)(orders.id, after)
  return executor
    .select()
    .from(orders)
    .where(and(conditionsOf(executor, filter), isAfter))
    .orderBy((sort === 'oldest' ? asc : desc)(orders.id))
    .limit(limit + 1)
}

function conditionsOf(
  executor: Executor,
  { status, zone, store, at_store: atStore, date, unpaid, incident, business, q }: StaffOrderFilter,
) {
  const legOrders = executor.select({ id: orderLegs.orderId }).from(orderLegs)
  const openIncidents = executor
    .select({ id: orderIncidents.orderId })
    .from(orderIncidents)
    .where(isNull(orderIncidents.solvedAt))
  return and(
    status === undefined ? undefined : inArray(orders.status, status.split(',').map(Number)),
    zone && inArray(orders.id, legOrders.where(isLegIn(executor, zone))),
    store === undefined ? undefined : eq(orders.storeId, store),
    atStore === undefined
      ? undefined
      : or(eq(orders.storeId, atStore), inArray(orders.id, selectCollectedAt(executor, atStore))),
    date === undefined ? undefined : inArray(orders.id, selectOrdersOfDay(executor, date)),
    unpaid && isUnpaid,
    incident && inArray(orders.id, openIncidents),
    business && orders.isBusiness,
    q === undefined
      ? undefined
      : or(isLocatorLike(q), inArray(orders.userId, selectCustomersLike(executor, q))),
  )
}

/** The legs at slots or stores of a zone. */
function isLegIn(executor: Executor, zone: ZoneId) {
  const ofZone = stores.filter((store) => store.zone === zone).map(({ id }) => id)
  return or(inArray(orderLegs.slotId, selectSlotsOfZone(executor, zone)), inArray(orderLegs.storeId, ofZone))
}

/** The orders that customers collect at a store. */
function selectCollectedAt(executor: Executor, storeId: number) {
  return executor
    .select({ id: orderLegs.orderId })
    .from(orderLegs)
    .where(and(eq(orderLegs.storeId, storeId), eq(orderLegs.leg, 'delivery'), isNull(orderLegs.releasedAt)))
}

/** An order whose locator starts with a text. */
export function isLocatorLike(text: string) {
  return like(orders.locator, `${text.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`)
}

/** The legs that take place on a day. */
function selectOrdersOfDay(executor: Executor, date: string) {
  return executor
    .select({ id: orderLegs.orderId })
    .from(orderLegs)
    .where(and(eq(orderLegs.date, date), isNull(orderLegs.releasedAt)))
}

/** As {@link owedFor}. */
const isUnpaid = or(
  eq(orders.status, orderStatus.pendingPayment),
  and(
    not(orders.isOnAccount),
    notInArray(orders.status, [orderStatus.cancelled, orderStatus.error]),
    sql`${orders.total} - ${orders.withdrawn} - (${orders.paid} - ${orders.refundsTotal}) > ${PENDING_THRESHOLD_CENTS}`,
  ),
)

function owedFor(order: OrderRow): number {
  return dueOf(order, null)?.amount ?? pendingBalance(order)
}

/** Orders as lists of staff show them, in a constant number of statements. */
export async function presentListed(
  executor: Executor,
  page: readonly OrderRow[],
): Promise<WireListedOrder[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const legs = await executor
    .select()
    .from(orderLegs)
    .where(inArray(orderLegs.orderId, ids))
    .orderBy(asc(orderLegs.id))
  const open = await executor
    .select({ orderId: orderIncidents.orderId })
    .from(orderIncidents)
    .where(and(inArray(orderIncidents.orderId, ids), isNull(orderIncidents.solvedAt)))
  const blocked = new Set(open.map(({ orderId }) => orderId))
  const contacts = await findContacts(
    executor,
    page.map(({ userId }) => userId),
  )
  const zoneOf = await zoneReader(executor, legs)
  return page.map((order) => {
    const last = (leg: Leg) => legs.findLast((row) => row.orderId === order.id && row.leg === leg)
    const [pickup, delivery] = [last('pickup'), last('delivery')]
    return {
      localizador: order.locator,
      status: order.status,
      created_at: epoch(order.createdAt),
      customer: toWireContact(contacts.get(order.userId)!),
      is_business: order.isBusiness,
      zone: delivery ? zoneOf(delivery).id : null,
      pickup: toListedLeg(pickup),
      delivery: toListedLeg(delivery),
      precio: toEuros(order.total),
      precio_pendiente: toEuros(owedFor(order)),
      has_incident: blocked.has(order.id),
    }
  })
}

function toListedLeg(row: OrderLegRow | undefined): WireListedOrder['pickup'] {
  return row ? { date: row.date, start: row.startTime, end: row.endTime, store_id: row.storeId } : null
}

/** The contact data of a customer in wire format. */
export function toWireContact(contact: Contact): WireListedOrder['customer'] {
  const { firstName, lastName, email, phone, language, businessName } = contact
  return { name: `${firstName} ${lastName}`.trim(), email, phone, language, business_name: businessName }
}

/** Epoch seconds. */
export function epoch(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
