import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import * as z from 'zod/mini'
import { absenceMessage } from '../orders/incident-messages.ts'
import { checkData } from './check-data.ts'
import content from './demo-orders.json' with { type: 'json' }
import pastContent from './demo-past-orders.json' with { type: 'json' }

const statusNames = Object.keys(orderStatus) as (keyof typeof orderStatus)[]
const text = z.string('must be a text')
const items = z.array(
  z.strictObject({
    product_id: z.int('must be a whole number'),
    qty: z.int('must be a whole number'),
    width: z.optional(z.int('must be whole centimetres')),
    height: z.optional(z.int('must be whole centimetres')),
  }),
)
const days = z.int('must be a number of days from today')

const demoOrdersFile = z.array(
  z.strictObject({
    status: z.enum(statusNames, `must be one of ${statusNames.join(', ')}`),
    items,
    van: z.optional(z.strictObject({ pickupIn: days, deliveryIn: days, at: text })),
    remarks: z.optional(text),
    /** Categories that are washed before the others. */
    washedParts: z.optional(z.array(z.int('must be the id of a category'))),
    incident: z.optional(
      z.strictObject({
        kind: z.enum(['absence', 'garments'], 'must be "absence" or "garments"'),
        /** The texts default to those of an absence. */
        descriptionEs: z._default(text, absenceMessage.es),
        descriptionEn: z._default(text, absenceMessage.en),
        missingItems: z.optional(items),
      }),
    ),
  }),
)

/**
 * The orders of the demo customer, oldest first: items, slots in days from today, and status. Products are best sellers
 * of the catalogue, whose ids are fixed (decisions: Catalogue seed).
 */
export const demoOrders = readOrders('demo-orders.json', content)

/** Delivered orders of another customer, oldest first: what is ordered most, by which lists are sorted. */
export const demoPastOrders = readOrders('demo-past-orders.json', pastContent)

function readOrders(file: string, orders: unknown) {
  return checkData(file, demoOrdersFile, orders).map(({ status, ...order }) => ({
    status: orderStatus[status],
    ...order,
  }))
}

export type DemoOrder = (typeof demoOrders)[number]

const { created, pendingPayment, absentAtPickup, collected, washing, incident } = orderStatus
const { washed, outForDelivery, absentAtDelivery, delivered, cancelled, error } = orderStatus

const untilWashing = [pendingPayment, created, collected, washing]

/** The statuses from the first to a given one, both included. */
const histories: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [pendingPayment]: [pendingPayment],
  [created]: [pendingPayment, created],
  [absentAtPickup]: [pendingPayment, created, absentAtPickup],
  [collected]: [pendingPayment, created, collected],
  [washing]: untilWashing,
  [incident]: [...untilWashing, incident],
  [washed]: [...untilWashing, washed],
  [outForDelivery]: [...untilWashing, washed, outForDelivery],
  [absentAtDelivery]: [...untilWashing, washed, outForDelivery, absentAtDelivery],
  [delivered]: [...untilWashing, washed, outForDelivery, delivered],
  [cancelled]: [pendingPayment, cancelled],
  [error]: [pendingPayment, error],
}

/** Returns the statuses that an order has had when it reaches one, that one included. */
export function historyOf(status: OrderStatus): readonly OrderStatus[] {
  return histories[status] ?? [status]
}
