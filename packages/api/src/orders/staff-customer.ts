import { MAX_FREQUENT_ITEMS, rankFrequentItems } from '@colada/domain/orders/frequent-items'
import type { StaffActor } from '@colada/domain/staff/actor'
import { LAST_ORDERS, type openCustomer } from '@colada/domain/staff/customers-contract'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { asc, desc, eq } from 'drizzle-orm'
import {
  type Customer,
  findCustomer,
  findCustomersWith,
  hasCredit,
  listAddresses,
  presentEmail,
  toWireAddress,
} from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { listWallet } from '../promotions/service.ts'
import { actFor, recordAction } from '../staff/service.ts'
import { findOrderByLocator } from './repository.ts'
import { presentListed } from './staff-list.ts'
import { orderItems, orders } from './tables.ts'

interface Opening {
  readonly actor: StaffActor
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Opens a customer in a session of staff and records it.
 * @throws ApiError `notFound`; `invalid` unless exactly one field names the customer
 */
export async function openForStaff(
  db: Db,
  given: EndpointBody<typeof openCustomer>,
  { actor, language, now }: Opening,
): Promise<EndpointResult<typeof openCustomer>> {
  const at = new Date(now)
  return runTransaction(db, async (tx) => {
    const customer = await findNamed(tx, given)
    if (!customer) throw new ApiError('notFound')
    const { id } = customer
    await actFor(tx, actor.sessionId, id)
    const opened = { action: 'customer-opened', subjectKind: 'user', subjectId: id } as const
    await recordAction(tx, actor, { ...opened, customerId: id }, at)
    const last = await tx
      .select()
      .from(orders)
      .where(eq(orders.userId, id))
      .orderBy(desc(orders.id))
      .limit(LAST_ORDERS)
    return {
      customer: await toWire(tx, customer),
      addresses: (await listAddresses(tx, id)).map(toWireAddress),
      orders: await presentListed(tx, last),
      favourites: await listFavourites(tx, id),
      wallet: await listWallet(tx, id, { at, language }),
    }
  })
}

/** Ends acting for a customer, if the session does, and records it. */
export async function closeForStaff(db: Db, actor: StaffActor, at: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    const customerId = await actFor(tx, actor.sessionId, null)
    if (customerId === null) return
    const closed = { action: 'customer-closed', subjectKind: 'user', subjectId: customerId } as const
    await recordAction(tx, actor, { ...closed, customerId }, at)
  })
}

/** The garments that a customer orders, the most usual first. */
async function listFavourites(tx: Executor, userId: number) {
  const rows = await tx
    .select({ id: orders.id, status: orders.status, kind: orders.kind, item: orderItems })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.id), asc(orderItems.id))
  const byOrder = Map.groupBy(rows, ({ id }) => id)
  const ranked = rankFrequentItems(
    [...byOrder.values()].map((items) => ({ ...items[0]!, items: items.map(({ item }) => item) })),
  )
  return ranked.slice(0, MAX_FREQUENT_ITEMS)
}

async function findNamed(
  tx: Executor,
  given: EndpointBody<typeof openCustomer>,
): Promise<Customer | undefined> {
  const { user_id: userId, email, phone, locator } = given
  if ([userId, email, phone, locator].filter((value) => value !== undefined).length !== 1)
    throw new ApiError('invalid')
  if (userId !== undefined) return findCustomer(tx, userId)
  if (locator !== undefined) {
    const order = await findOrderByLocator(tx, locator.trim())
    return order && findCustomer(tx, order.userId)
  }
  const contact = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
  const [found] = await findCustomersWith(tx, contact, 1)
  return found && findCustomer(tx, found.id)
}

async function toWire(tx: Executor, customer: Customer) {
  const { id, firstName, lastName, email, phone, language, isBusiness, businessName } = customer
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    email: presentEmail(email),
    phone,
    lang: language,
    isB2B: isBusiness ? ('1' as const) : ('0' as const),
    business_name: businessName,
    on_account: isBusiness && (await hasCredit(tx, id)) ? (1 as const) : (0 as const),
  }
}
