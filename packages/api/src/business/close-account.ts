import { formatMoney } from '@colada/domain/money/format-money'
import { findCompany, lockBusinessAccount, saveBusinessAccount } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { issueLastSummary } from './summary-invoices.ts'

/**
 * Closes the account of a company that is being deleted: its credit ends, a request for credit is withdrawn, and what is not
 * invoiced yet is. Other customers have none.
 *
 * @param iban where the company transfers what it owes
 * @throws ApiError `openBalance` while the company owes something
 */
export async function closeAccount(
  tx: Executor,
  userId: number,
  { iban, at }: { readonly iban: string; readonly at: Date },
): Promise<void> {
  const company = await findCompany(tx, userId)
  const account = await lockBusinessAccount(tx, userId)
  if (!company || !account) return
  if (account.balance > 0) {
    const values = { amount: formatMoney(account.balance), iban, concept: company.taxId }
    throw new ApiError('openBalance', { values })
  }
  await issueLastSummary(tx, userId, at)
  await saveBusinessAccount(tx, userId, {
    state: 'refused',
    suspendedFor: null,
    contact: '',
    priceListId: null,
    wantedLimit: null,
    requestedAt: null,
    decidedAt: at,
    decidedBy: null,
    proposedLimit: null,
    proposedTermsDays: null,
    proposedBy: null,
  })
}
