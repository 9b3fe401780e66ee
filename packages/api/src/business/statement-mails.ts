import { addMonths, dueDateOf, monthOf } from '@colada/domain/business/month'
import { toInstant } from '@colada/domain/schedule/local-time'
import { listBusinessAccounts } from '../account/service.ts'
import type { Db } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { loadStatement } from './statements.ts'

/** Statements are sent on the first day of the next month, at this local time (operations, 5.6). */
const STATEMENT_TIME = '06:00'

/**
 * Queues the mail with the statement of the last month for each company that has one; a second run adds nothing.
 * @param now epoch milliseconds
 */
export async function sendStatements(db: Db, now: number): Promise<void> {
  const current = monthOf(now / 1000)
  if (now / 1000 < toInstant(`${current}-01`, STATEMENT_TIME)) return
  const month = addMonths(current, -1)
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
