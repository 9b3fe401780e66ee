import { dueDateOf } from '@colada/domain/business/month'
import { listBusinessAccounts } from '../account/service.ts'
import type { Db } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { monthToBill } from './billing-time.ts'
import { loadStatement } from './statements.ts'

/**
 * Queues the mail with the statement of the last month for each company that has one; a second run adds nothing.
 * @param now epoch milliseconds
 */
export async function sendStatements(db: Db, now: number): Promise<void> {
  const month = monthToBill(now)
  if (month === null) return
  for (const { account, company } of await listBusinessAccounts(db)) {
    const loaded = await loadStatement(db, company.id, month, now).catch(() => null)
    if (!loaded) continue
    const { opening, closing, entries } = loaded.statement
    if (entries.length === 0 && opening === 0) continue
    const details = { month, closing, dueOn: dueDateOf(month, account.termsDays) }
    const mail = {
      kind: 'account-statement',
      subjectId: company.id,
      cause: `${company.id}-${month}`,
    } as const
    await enqueueMails(db, [{ ...mail, details, language: company.language }], new Date(now))
  }
}
