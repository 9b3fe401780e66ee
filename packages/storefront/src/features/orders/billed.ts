import { type BillingMethod, billingMethods } from '@colada/domain/account/registration'
import type { User } from '@colada/domain/account/user'
import type { Cents } from '@colada/domain/money/money'
import type { MessageKey, Translate } from '../../platform/language/messages.ts'

const methods = {
  card: 'orders:billed.card',
  transfer: 'orders:billed.transfer',
  'direct-debit': 'orders:billed.directDebit',
} as const satisfies Record<BillingMethod, MessageKey>

type Credit = Pick<User, 'isOnAccount' | 'creditLeft'>

/** Whether an amount is billed on the statement of a company: its credit is approved and sufficient (operations, 5.6). */
export function isBilledTo({ isOnAccount, creditLeft }: Credit, amount: Cents): boolean {
  return isOnAccount && amount <= creditLeft
}

/** The field of an order of a company that pays up front what its credit does not cover. */
export function payNowField(me: Credit, amount: Cents): { readonly pay_now?: 1 } {
  return me.isOnAccount && !isBilledTo(me, amount) ? { pay_now: 1 } : {}
}

/** What the binding button of a company with approved credit obliges to: the amount is on its statement, paid as it chose. */
export function billedNote(
  key: 'checkout' | 'packs' | 'added' | 'incident' | 'change',
  { billingMethod }: Pick<User, 'billingMethod'>,
  t: Translate,
): string {
  const method = billingMethods.find((name) => name === billingMethod) ?? 'card'
  return `${t(`orders:billed.${key}`)} ${t(methods[method])}`
}
