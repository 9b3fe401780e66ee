import { type BillingMethod, billingMethods } from '@colada/domain/account/registration'
import type { User } from '@colada/domain/account/user'
import type { MessageKey, Translate } from '../../platform/language/messages.ts'

const methods = {
  card: 'orders:billed.card',
  transfer: 'orders:billed.transfer',
  'direct-debit': 'orders:billed.directDebit',
} as const satisfies Record<BillingMethod, MessageKey>

/** What the binding button of a company with approved credit obliges to: the amount is on its statement, paid as it chose. */
export function billedNote(
  key: 'checkout' | 'packs' | 'added' | 'incident' | 'change',
  { billingMethod }: Pick<User, 'billingMethod'>,
  t: Translate,
): string {
  const method = billingMethods.find((name) => name === billingMethod) ?? 'card'
  return `${t(`orders:billed.${key}`)} ${t(methods[method])}`
}
