import { statementSums, type WireBusinessAccount, type WireStatement } from '@colada/domain/business/contract'
import { creditLeft, DEFAULT_LIMIT_CENTS, DEFAULT_TERMS_DAYS } from '@colada/domain/business/credit'
import { monthOf, monthsBetween } from '@colada/domain/business/month'
import { openMonths, overdueOf } from '@colada/domain/business/overdue'
import { toEuros } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { WireStaffBusiness } from '@colada/domain/staff/business-contract'
import type { BusinessAccountRow, CompanyRow } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { listAccountMonths } from '../orders/service.ts'
import { findMemberNames } from '../staff/service.ts'
import type { CompanyStatement } from './statements.ts'

const epoch = (instant: Date | null) => (instant === null ? null : Math.floor(instant.getTime() / 1000))
const inEuros = (cents: number | null) => (cents === null ? null : toEuros(cents))

/**
 * Returns the account of a company in wire format; one that never asked for credit has no state.
 * @param now epoch milliseconds
 */
export async function presentAccount(
  executor: Executor,
  userId: number,
  account: BusinessAccountRow | undefined,
  now: number,
): Promise<WireBusinessAccount> {
  const months = await listAccountMonths(executor, userId)
  const { termsDays, limit, balance } = account ?? {
    termsDays: DEFAULT_TERMS_DAYS,
    limit: DEFAULT_LIMIT_CENTS,
    balance: 0,
  }
  const current = monthOf(now / 1000)
  const due = openMonths(months, termsDays).filter(({ month }) => month < current)
  const overdue = overdueOf(due, toLocalDate(now / 1000))
  const state = account?.state ?? null
  const first = months[0]?.month
  return {
    state,
    suspended_for: account?.suspendedFor ?? null,
    limit: toEuros(limit),
    terms_days: termsDays,
    balance: toEuros(balance),
    left: state === 'approved' ? toEuros(creditLeft({ balance, limit })) : 0,
    wanted_limit: inEuros(account?.wantedLimit ?? null),
    contact: account?.contact ?? '',
    requested_at: epoch(account?.requestedAt ?? null),
    due: due.map(({ month, amount, dueOn }) => ({ month, amount: toEuros(amount), due_on: dueOn })),
    overdue: toEuros(overdue?.amount ?? 0),
    months: first === undefined ? [] : monthsBetween(first, current).toReversed(),
  }
}

/** Returns the account of a company as operations see it. */
export async function presentForStaff(
  executor: Executor,
  company: CompanyRow,
  account: BusinessAccountRow,
  { actor, now }: { readonly actor: StaffActor; readonly now: number },
): Promise<WireStaffBusiness> {
  const { proposedBy, proposedLimit, proposedTermsDays } = account
  const names = await findMemberNames(executor, proposedBy === null ? [] : [proposedBy])
  return {
    ...(await presentAccount(executor, company.id, account, now)),
    user_id: company.id,
    business_name: company.businessName,
    cif: company.taxId,
    bill_address: [company.billingAddress, company.billingLocation].filter(Boolean).join(', '),
    bill_method: company.billingMethod,
    email: company.email,
    phone: company.phone,
    version: account.version,
    price_list_id: account.priceListId,
    proposal:
      proposedBy === null
        ? null
        : {
            limit: toEuros(proposedLimit!),
            terms_days: proposedTermsDays!,
            by: names.get(proposedBy) ?? '',
            by_me: proposedBy === actor.staffId,
          },
  }
}

/** Returns a statement in wire format. */
export function presentStatement({ statement, summary }: CompanyStatement): WireStatement {
  const sums = Object.fromEntries(statementSums.map((name) => [name, toEuros(statement[name])])) as Record<
    (typeof statementSums)[number],
    number
  >
  return {
    month: statement.month,
    provisional: statement.isProvisional,
    ...sums,
    base: toEuros(summary.base),
    vat: toEuros(summary.vat),
    total: toEuros(summary.total),
    entries: statement.entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      amount: toEuros(entry.amount),
      vat: toEuros(entry.vat),
      localizador: entry.locator,
      order_id: entry.orderId,
      reference: entry.reference,
      paid_on: entry.paidOn,
      at: entry.at,
    })),
  }
}
