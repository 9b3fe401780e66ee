import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import type { createWithdrawal } from '@colada/domain/withdrawals/contract'
import { type Db, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { findOrderByLocator, newLocator } from '../orders/service.ts'
import { addWithdrawal, findSameWithdrawal, type WithdrawalRow } from './repository.ts'

/**
 * Receives a statement of withdrawal with its acknowledgement, in one transaction. A locator that no order has takes the
 * same steps, so that nobody learns which exist. A repeated statement is the first one.
 *
 * @param now epoch milliseconds
 */
export async function receiveWithdrawal(
  db: Db,
  statement: EndpointBody<typeof createWithdrawal>,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<WithdrawalRow> {
  const at = new Date(now)
  return runTransaction(db, async (tx) => {
    const order = await findOrderByLocator(tx, statement.locator)
    const reference = `D-${newLocator()}`
    const added = await addWithdrawal(tx, {
      ...statement,
      reference,
      language,
      orderId: order?.id ?? null,
      receivedAt: at,
    })
    const row = added ?? (await findSameWithdrawal(tx, statement))
    if (!row) throw new Error('A statement of withdrawal is neither new nor a repeated one.')
    await enqueueMails(tx, [{ kind: 'withdrawal-received', subjectId: row.id, cause: row.id, language }], at)
    return row
  })
}
