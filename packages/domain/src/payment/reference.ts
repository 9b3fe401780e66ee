import { type ProcessType, processTypes } from '../orders/process.ts'

/** Reference that is stored with a payment at the provider (spec 000 §3, Payment custom reference). */
export interface PaymentReference {
  readonly orderId: number
  readonly userId: number
  readonly processType: ProcessType
}

/** Occurs in none of the parts and is preserved by the providers. */
const SEPARATOR = '|'

/** `41|7|reserve_order`: order, customer and payment type. */
export function formatReference({ orderId, userId, processType }: PaymentReference): string {
  return [orderId, userId, processType].join(SEPARATOR)
}

/** Parses a reference; `null` for a text that {@link formatReference} cannot have produced. */
export function parseReference(text: string): PaymentReference | null {
  const [, order, user, type] = /^([1-9]\d{0,9})\|([1-9]\d{0,9})\|([a-z_]+)$/.exec(text) ?? []
  const processType = processTypes.find((name) => name === type)
  return processType ? { orderId: Number(order), userId: Number(user), processType } : null
}
