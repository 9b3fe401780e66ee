import type { WireCartItem } from '@colada/domain/cart/contract'
import type { CancellationFault } from '@colada/domain/orders/cancellation'
import type { IncidentAnswer } from '@colada/domain/orders/incident'
import type { ProcessType } from '@colada/domain/orders/process'
import type { Leg, LegPlace } from '@colada/domain/schedule/slot'
import type { ActorKind } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { addresses, users } from '../account/tables.ts'
import { slots } from '../schedule/tables.ts'

/** Orders. Amounts are cents; a check constraint requires that the parts add up to the total. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    locator: text().notNull().unique('orders_locator'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: integer().notNull(),
    /** -1 for a multi-part order, 10 for a voucher (spec 000 §3). */
    categoryId: integer('category_id').notNull(),
    kind: text().$type<'voucher' | 'normal'>().notNull(),
    isBusiness: boolean('is_business').notNull(),
    /** Billed on the statement of a company with approved credit, instead of paid up front (decisions: Companies). */
    isOnAccount: boolean('is_on_account').notNull(),
    language: text().$type<Language>().notNull(),
    processType: text('process_type').$type<ProcessType>().notNull(),
    /** The store whose staff took it; null on the web. */
    storeId: integer('store_id'),
    remarks: text().notNull().default(''),
    items: integer().notNull(),
    pickup: integer().notNull(),
    delivery: integer().notNull(),
    transport: integer().notNull(),
    /** Both legs without the variation of their slots; a change of dates prices its leg from it. */
    baseTransport: integer('base_transport').notNull(),
    incidents: integer().notNull().default(0),
    itemsDiscount: integer('items_discount').notNull().default(0),
    pickupDiscount: integer('pickup_discount').notNull().default(0),
    deliveryDiscount: integer('delivery_discount').notNull().default(0),
    transportDiscount: integer('transport_discount').notNull().default(0),
    discount: integer().notNull().default(0),
    itemsVat: integer('items_vat').notNull(),
    transportVat: integer('transport_vat').notNull(),
    total: integer().notNull(),
    /** Captured cents, including those in `refunded`. */
    paid: integer().notNull().default(0),
    /** Cents that were returned. */
    refunded: integer().notNull().default(0),
    /** Cents of all its refunds, those that wait included. */
    refundsTotal: integer('refunds_total').notNull().default(0),
    /** Cents that withdrawals and goodwill took off the total. */
    withdrawn: integer().notNull().default(0),
    /** Whose fault a cancellation was; null for other orders. */
    cancelledFault: text('cancelled_fault').$type<CancellationFault>(),
    /** The garments of a cancelled order are with the shop; its delivery leg is kept to return them. */
    isReturnDue: boolean('is_return_due').notNull().default(false),
    /** When the garments of a cancelled order were handed back. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    /** Hash of cart and slots: an identical one within a minute is a duplicate (trust 1). */
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it is cancelled if still unpaid; null when nothing is due. */
    payBefore: timestamp('pay_before', { withTimezone: true }),
    /** A trigger counts every change of status, garments, legs and money: it decides between two people. */
    version: integer().notNull().default(1),
    /** Until when a job has claimed it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  },
  (table) => [
    index('orders_of_customer').on(table.userId, table.createdAt),
    index('orders_of_store').on(table.storeId, table.id),
    index('orders_locator_prefix').on(table.locator.op('text_pattern_ops')),
    index('orders_unpaid')
      .on(table.payBefore)
      .where(sql`${table.status} = 1`),
    check(
      'orders_total',
      sql`${table.total} = ${table.items} + ${table.transport} + ${table.incidents} - ${table.discount} and ${table.total} >= 0`,
    ),
    check(
      'orders_refunded',
      sql`${table.refunded} between 0 and ${table.refundsTotal} and ${table.refundsTotal} <= ${table.paid}`,
    ),
    check('orders_withdrawn', sql`${table.withdrawn} between 0 and ${table.total}`),
    check(
      'orders_cancelled',
      sql`${table.status} = 60 or (${table.cancelledFault} is null and not ${table.isReturnDue} and ${table.returnedAt} is null)`,
    ),
    check('orders_returned_once', sql`not (${table.isReturnDue} and ${table.returnedAt} is not null)`),
    check('orders_unpaid_is_due', sql`${table.status} <> 1 or ${table.payBefore} is not null`),
  ],
)

/** The garments of an order with their names at the time of the order. */
export const orderItems = pgTable(
  'order_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    productId: integer('product_id').notNull(),
    categoryId: integer('category_id').notNull(),
    quantity: integer().notNull(),
    width: integer(),
    height: integer(),
    /** List price of one piece, cents. */
    price: integer().notNull(),
    /** All pieces with VAT, cents; the lines of an order add up to its `items`. */
    lineTotal: integer('line_total').notNull(),
    nameEs: text('name_es').notNull(),
    nameEn: text('name_en').notNull(),
    categoryEs: text('category_es').notNull(),
    categoryEn: text('category_en').notNull(),
  },
  (table) => [
    index('order_items_of_order').on(table.orderId),
    check('order_items_quantity', sql`${table.quantity} between 1 and 1000`),
  ],
)

/** A leg is at a slot and, unless its address was deleted, an address, or at a store. */
export const placeOfLeg = ({
  place,
  storeId,
  slotId,
  addressId,
}: Record<'place' | 'storeId' | 'slotId' | 'addressId', AnyPgColumn>) => sql`
    (${place} = 'address' and ${slotId} is not null and ${storeId} is null)
    or (${place} = 'store' and ${storeId} is not null and ${slotId} is null and ${addressId} is null)`

/** The pickup and delivery of an order. A leg without `releasedAt` occupies one place of its slot, if it has one. */
export const orderLegs = pgTable(
  'order_legs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    leg: text().$type<Leg>().notNull(),
    place: text().$type<LegPlace>().notNull().default('address'),
    /** Set at a store. */
    storeId: integer('store_id'),
    /** Set at an address. */
    slotId: integer('slot_id').references(() => slots.id),
    addressId: integer('address_id').references(() => addresses.id),
    /** The address as text, at the time of the order. */
    address: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    index('order_legs_of_order').on(table.orderId),
    index('order_legs_holding')
      .on(table.slotId)
      .where(sql`${table.releasedAt} is null`),
    uniqueIndex('order_legs_one_each')
      .on(table.orderId, table.leg)
      .where(sql`${table.releasedAt} is null`),
    check('order_legs_place', placeOfLeg(table)),
  ],
)

/** Whether a row names who did it: a person has an id, the system has none. */
export const hasActor = (table: Record<'actorKind' | 'actorId', AnyPgColumn>) =>
  sql`${table.actorKind} is not null
        and ${table.actorKind} in ('customer', 'staff', 'job', 'provider', 'operations')
        and (${table.actorKind} in ('customer', 'staff')) = (${table.actorId} is not null)`

/** The status history of an order. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The part of a multi-part order that is washed before the others; null for a step of the whole order. */
    categoryId: integer('category_id'),
    status: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who moved the order; null only in rows that are older than this column. */
    actorKind: text('actor_kind').$type<ActorKind>(),
    /** The customer or the staff member, 0 for staff in store mode; null for the system. */
    actorId: integer('actor_id'),
    reason: text(),
  },
  (table) => [
    index('order_steps_of_order').on(table.orderId),
    uniqueIndex('order_steps_once_a_part')
      .on(table.orderId, table.categoryId)
      .where(sql`${table.categoryId} is not null`),
    check('order_steps_of_part', sql`${table.categoryId} is null or ${table.status} = 30`),
    // Not valid for older rows (migration).
    check('order_steps_actor', hasActor(table)),
  ],
)

/** Incidents that block an order until they are resolved: an absence, damage, missing garments. */
export const orderIncidents = pgTable(
  'order_incidents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<'absence' | 'garments'>().notNull(),
    descriptionEs: text('description_es').notNull(),
    descriptionEn: text('description_en').notNull(),
    missingItems: jsonb('missing_items').$type<WireCartItem[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the customer asked for instead of buying the garments; it solved the incident. Null without such an answer. */
    answer: text().$type<IncidentAnswer>(),
    solvedAt: timestamp('solved_at', { withTimezone: true }),
  },
  (table) => [
    index('order_incidents_of_order').on(table.orderId),
    index('order_incidents_answered')
      .on(table.solvedAt)
      .where(sql`${table.answer} is not null`),
    check(
      'order_incidents_answer',
      sql`${table.answer} is null or (${table.answer} = 'return' and ${table.solvedAt} is not null)`,
    ),
  ],
)
