import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { fromEuros } from '../money/money.ts'
import { type Cancellation, keptReasons, nextSteps, type NextStep } from '../orders/cancellation.ts'
import type { OrderLeg } from '../orders/order.ts'
import { toLeg, wireOrder, wireOrderLeg } from '../orders/wire-order.ts'
import { type PaidCard, paidCard } from '../payment/paid-card.ts'
import { paymentWays, type PaymentWay } from '../payment/ways.ts'
import { defineEndpoint } from '../wire/endpoint.ts'

const wirePart = z.object({
  /** `null` for what a company would have been billed. */
  provider: z.nullable(z.enum(paymentWays)),
  /** Null until it is known, and for other ways. */
  card: z.nullable(paidCard),
  refund: eurosSchema,
  kept: eurosSchema,
})

/** What the cancellation of an order would return now, as shown to its customer. */
export const wireCancellation = z.object({
  can_cancel: z.boolean(),
  /** What remains possible where it is not; null when nothing does. */
  next_step: z.nullable(z.enum(nextSteps)),
  /** Of the order: a cancellation with another one is refused. */
  version: z.number(),
  refund: eurosSchema,
  kept: eurosSchema,
  /** Why, with the amounts that add up to `kept`. */
  kept_for: z.array(z.object({ reason: z.enum(keptReasons), amount: eurosSchema })),
  /** What goes back and what is kept, by payment, the oldest first. */
  parts: z.array(wirePart),
  /** When and where the garments come back that the shop has; null where it has none. */
  return_leg: z.nullable(wireOrderLeg),
  /** The promo code that can be used again; empty for none. */
  promo_code: z.string(),
})
export type WireCancellation = z.infer<typeof wireCancellation>

const orderId = z.object({ orderId: z.coerce.number() })

/** What comes back when the customer cancels an order now, and what is kept. Extension. */
export const getCancellation = defineEndpoint({
  name: 'getCancellation',
  subject: 'orders',
  method: 'GET',
  path: '/orders/:orderId/cancellation',
  access: 'customer-only',
  isExtension: true,
  summary: 'What a cancellation of an order would return',
  params: orderId,
  response: { cancellation: wireCancellation },
})

/**
 * Cancels an order of the customer. 1608: it cannot be cancelled; 1609: it has changed since `version` was read. Both
 * responses have the current `cancellation`. Staff cancel in the back office, with a reason and their own limits. Extension.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  subject: 'orders',
  method: 'POST',
  path: '/orders/:orderId/cancellation',
  access: 'customer-only',
  isExtension: true,
  idempotent: true,
  summary: 'Cancel an order',
  params: orderId,
  body: z.object({ version: z.number() }),
  response: {
    order: wireOrder,
    refunds: z.array(z.object({ provider: z.enum(paymentWays), amount: eurosSchema })),
  },
})

/** {@link Cancellation} as its customer sees it, before it is decided. */
export interface CancellationPreview extends Pick<Cancellation, 'refund' | 'kept' | 'keptFor'> {
  readonly canCancel: boolean
  readonly nextStep: NextStep | null
  readonly version: number
  readonly parts: readonly {
    readonly paidBy: PaymentWay | null
    readonly card: PaidCard | null
    readonly refund: number
    readonly kept: number
  }[]
  readonly returnLeg: OrderLeg | null
  readonly promoCode: string
}

export function toCancellation(wire: WireCancellation): CancellationPreview {
  return {
    canCancel: wire.can_cancel,
    nextStep: wire.next_step,
    version: wire.version,
    refund: fromEuros(wire.refund),
    kept: fromEuros(wire.kept),
    keptFor: wire.kept_for.map(({ reason, amount }) => ({ reason, amount: fromEuros(amount) })),
    parts: wire.parts.map(({ provider, card, refund, kept }) => ({
      paidBy: provider,
      card,
      refund: fromEuros(refund),
      kept: fromEuros(kept),
    })),
    returnLeg: wire.return_leg && toLeg(wire.return_leg),
    promoCode: wire.promo_code,
  }
}
