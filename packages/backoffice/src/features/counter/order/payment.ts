import { type Cents, toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import type { ProcessType } from '@colada/domain/orders/process'
import { changeOf, mayPayCash } from '@colada/domain/payment/cash'

/** How an order is paid at the counter. */
export const counterPayments = ['cash', 'terminal', 'unpaid'] as const
export type CounterPayment = (typeof counterPayments)[number]

/** What is entered about a payment. */
export interface PaymentDraft {
  readonly way: CounterPayment
  /** The cash that the customer gives, as typed; empty for the exact amount. */
  readonly received: string
  /** Of the card terminal. */
  readonly reference: string
}

export const noPayment: PaymentDraft = { way: 'cash', received: '', reference: '' }

export type PaymentProblem = 'cash-limit' | 'unreadable' | 'too-little' | 'reference-missing' | 'pack-unpaid'

/** The change to give, or why the payment of a total is not complete. */
export type PaymentReading = { readonly change: Cents | null } | { readonly problem: PaymentProblem }

/** Checks a payment by the rules of the API. `isPack`: packs are paid at once. */
export function readPayment(
  { way, received, reference }: PaymentDraft,
  total: Cents,
  isPack: boolean,
): PaymentReading {
  if (way === 'unpaid') return isPack ? { problem: 'pack-unpaid' } : { change: null }
  if (way === 'terminal') return reference.trim() === '' ? { problem: 'reference-missing' } : { change: null }
  if (!mayPayCash(total)) return { problem: 'cash-limit' }
  if (received.trim() === '') return { change: 0 }
  const given = parseMoney(received)
  if (given === null) return { problem: 'unreadable' }
  const change = changeOf(total, given)
  return change === null ? { problem: 'too-little' } : { change }
}

const processTypes = {
  cash: 'reserve_order_by_cash',
  terminal: 'reserve_order_by_tp_card',
  unpaid: 'reserve_order_by_unpaid',
} as const satisfies Record<CounterPayment, ProcessType>

/** The fields of an order that say how it is paid. */
export function paymentFields({ way, received, reference }: PaymentDraft, isPack: boolean) {
  const given = way === 'cash' ? parseMoney(received) : null
  return {
    process_type: isPack
      ? way === 'cash'
        ? ('new_order_bono_by_cash' as const)
        : ('new_order_bono_by_tp_card' as const)
      : processTypes[way],
    cash_received: given === null ? null : toEuros(given),
    terminal_ref: way === 'terminal' ? reference.trim() : '',
  }
}
