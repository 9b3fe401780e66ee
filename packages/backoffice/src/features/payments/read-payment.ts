import type { takeOrderPayment } from '@colada/domain/counter/contract'
import { type Cents, toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { changeOf } from '@colada/domain/payment/cash'
import type { CounterWay } from '@colada/domain/payment/ways'
import type { EndpointBody } from '@colada/domain/wire/endpoint'

/** What is typed about money that is taken or given back at a counter. */
export interface CounterFields {
  readonly way: CounterWay
  /** Id of the drawer for cash; empty when none is chosen. */
  readonly drawer: string
  /** Of the terminal or the transfer. */
  readonly reference: string
}

export interface PaymentFields extends CounterFields {
  readonly amount: string
  /** What the customer gives in cash; empty for exactly the amount. */
  readonly received: string
}

export type PaymentProblem = 'amountInvalid' | 'tooMuch' | 'tooLittle' | 'referenceMissing' | 'drawerMissing'
export type PaymentProblems = Readonly<Partial<Record<keyof PaymentFields, PaymentProblem>>>

/** Returns what is missing of the drawer and the reference. */
export function counterProblems({ way, drawer, reference }: CounterFields): PaymentProblems {
  if (way === 'cash') return drawer === '' ? { drawer: 'drawerMissing' } : {}
  return reference.trim() === '' ? { reference: 'referenceMissing' } : {}
}

/** Returns the fields of a request about money at a counter. */
export function counterBody({ way, drawer, reference }: CounterFields) {
  return way === 'cash'
    ? { method: way, drawer_id: Number(drawer) }
    : { method: way, terminal_ref: reference.trim() }
}

/** What is wrong in the form of a payment of at most `due` cents; empty when it can be sent. */
export function paymentProblems(fields: PaymentFields, due: Cents): PaymentProblems {
  const amount = parseMoney(fields.amount)
  const received = receivedOf(fields)
  const tooLittle = amount !== null && received !== null && changeOf(amount, received) === null
  const ofAmount = amount === null || amount === 0 ? 'amountInvalid' : amount > due ? 'tooMuch' : undefined
  const ofReceived = received === null ? 'amountInvalid' : tooLittle ? 'tooLittle' : undefined
  return {
    ...counterProblems(fields),
    ...(ofAmount && { amount: ofAmount }),
    ...(ofReceived && { received: ofReceived }),
  }
}

/** The request of a payment without problems. */
export function paymentBody(fields: PaymentFields, version: number): EndpointBody<typeof takeOrderPayment> {
  const received = fields.way === 'cash' && fields.received !== '' ? parseMoney(fields.received) : null
  return {
    ...counterBody(fields),
    version,
    amount: toEuros(parseMoney(fields.amount)!),
    ...(received !== null && { cash_received: toEuros(received) }),
  }
}

/** What cash gives back, or what the customer has to add; `null` until both amounts can be read. */
export function changeView(fields: PaymentFields): { isMissing: boolean; amount: Cents } | null {
  const amount = parseMoney(fields.amount)
  const received = receivedOf(fields)
  if (amount === null || received === null || fields.received === '') return null
  const change = changeOf(amount, received)
  return change === null
    ? { isMissing: true, amount: amount - received }
    : { isMissing: false, amount: change }
}

/** The given cash; the amount when nothing was typed or it is not cash, and `null` when it cannot be read. */
function receivedOf({ way, amount, received }: PaymentFields): Cents | null {
  return way === 'cash' && received.trim() !== '' ? parseMoney(received) : (parseMoney(amount) ?? 0)
}
