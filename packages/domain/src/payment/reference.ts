import { type ProcessType, processTypes } from '../orders/process.ts'

/** What a payment is for, as the provider carries it and gives it back (spec 000 §3, Payment custom reference). */
export interface PaymentReference {
  readonly orderId: number
  readonly userId: number
  readonly processType: ProcessType
}

/** Between the parts: it stands in none of them, and survives every report of a provider. */
const joint = '|'

/** `41|7|reserve_order`: order, customer and payment type. */
export function writeReference({ orderId, userId, processType }: PaymentReference): string {
  return [orderId, userId, processType].join(joint)
}

/** The reference in a text; `null` for anything that {@link writeReference} did not write. */
export function readReference(text: string): PaymentReference | null {
  const [, order, user, type] = /^([1-9]\d{0,9})\|([1-9]\d{0,9})\|([a-z_]+)$/.exec(text) ?? []
  const processType = processTypes.find((name) => name === type)
  return processType ? { orderId: Number(order), userId: Number(user), processType } : null
}
