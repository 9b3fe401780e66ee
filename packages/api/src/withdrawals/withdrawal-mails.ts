import { routePath } from '@colada/domain/routes/route-path'
import type { MailOf } from '@colada/mails'
import { findCustomer } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { findOrder } from '../orders/service.ts'
import { findWithdrawal } from './repository.ts'

type Fields<Kind extends 'withdrawal-received' | 'withdrawal-decided'> = Omit<MailOf<Kind>, 'kind'>

/** What the mails about a withdrawal are sent with. */
interface WithdrawalMail {
  readonly to: string
  readonly reference: string
  readonly received: Fields<'withdrawal-received'>
  readonly decided: Fields<'withdrawal-decided'>
}

/**
 * Returns the contents of a withdrawal's mails. Anybody can type in the address of another person, so free texts are
 * repeated only to the customer of the order.
 */
export async function withdrawalMailOf(
  executor: Executor,
  id: number,
  publicUrl: string,
): Promise<WithdrawalMail> {
  const row = await findWithdrawal(executor, id)
  if (!row) throw new Error(`There is no withdrawal ${id}.`)
  const { language, locator, reference, receivedAt, email: to, refund, reason, state } = row
  const order = row.orderId === null ? undefined : await findOrder(executor, row.orderId)
  const customer = order && (await findCustomer(executor, order.userId))
  const isCustomer = customer !== undefined && customer.email === to
  const common = { language, firstName: isCustomer ? customer.firstName : '', locator, reference }
  return {
    to,
    reference,
    received: {
      ...common,
      receivedAt,
      statement: isCustomer ? { name: row.name, garments: row.garments } : null,
    },
    decided: {
      ...common,
      isRefused: state === 'refused',
      refund,
      reason,
      contactUrl: publicUrl + routePath(language, 'Contact'),
    },
  }
}
