import { addMonths, type Month, monthOf, startOfMonth } from '@colada/domain/business/month'
import { type Statement, statementOf, type Summary, summaryOf } from '@colada/domain/business/statement'
import { type CompanyRow, findCompany } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import {
  type AccountEntryRow,
  listAccountEntries,
  listAccountMonths,
  sumAccountBefore,
} from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'

/** The statement of a month of a company, and what its summary invoice has. */
export interface CompanyStatement {
  readonly company: CompanyRow
  readonly statement: Statement<AccountEntryRow>
  readonly summary: Summary
}

const toDate = (seconds: number) => new Date(seconds * 1000)

/**
 * Returns the statement of a month. That of the month that is not over has what there is until now.
 *
 * @param now epoch milliseconds
 * @throws ApiError `notFound` for a customer who is no company, and for a month before the account or in the future
 */
export async function loadStatement(
  executor: Executor,
  userId: number,
  month: Month,
  now: number,
): Promise<CompanyStatement> {
  const company = await findCompany(executor, userId)
  const [first] = await listAccountMonths(executor, userId)
  if (!company || !first || month < first.month || month > monthOf(now / 1000)) throw new ApiError('notFound')
  const [from, before] = periodOf(month)
  const opening = await sumAccountBefore(executor, userId, from)
  const entries = await listAccountEntries(executor, userId, from, before)
  return {
    company,
    statement: statementOf(month, opening, entries, now / 1000),
    summary: summaryOf(month, entries),
  }
}

function periodOf(month: Month): [from: Date, before: Date] {
  return [toDate(startOfMonth(month)), toDate(startOfMonth(addMonths(month, 1)))]
}
