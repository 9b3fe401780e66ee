import { type DecidedState, needsSecondPerson } from '@colada/domain/business/credit'
import { overdueOf, isSuspendable, openMonths } from '@colada/domain/business/overdue'
import type { Cents } from '@colada/domain/money/money'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { StaffActor } from '@colada/domain/staff/actor'
import {
  type BusinessAccountRow,
  changeBalance,
  type CompanyRow,
  findCompany,
  listDebtors,
  lockAssignable,
  lockBusinessAccount,
  saveBusinessAccount,
} from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { addAccountEntry, listAccountMonths } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'

/** Who acts, and when. */
export interface BusinessContext {
  readonly actor: StaffActor
  readonly at: Date
}

/**
 * Records that a company asks for credit, or for a higher limit: approved credit stays as it is until operations decide.
 *
 * @throws ApiError `forbidden` for a customer who is no company
 */
export async function request(
  tx: Executor,
  userId: number,
  { wantedLimit, contact }: { readonly wantedLimit: Cents; readonly contact: string },
  at: Date,
): Promise<BusinessAccountRow> {
  if (!(await findCompany(tx, userId))) throw new ApiError('forbidden')
  const account = await lockBusinessAccount(tx, userId)
  const isOpen = account === undefined || account.state === 'refused'
  return saveBusinessAccount(tx, userId, {
    wantedLimit,
    contact,
    requestedAt: at,
    ...(isOpen && { state: 'requested' as const }),
  })
}

export interface Decision {
  readonly state: DecidedState
  readonly limit: Cents
  readonly termsDays: number
  readonly version: number
  readonly reason: string
  /** Null for the prices of the shop; left out, it stays. */
  readonly priceListId?: number | null | undefined
}

/**
 * Stores the decision of operations on the credit of a company, and mails it. A high limit is proposed by one person and
 * approved by another one who sends the same values.
 *
 * @throws ApiError `notFound`, `versionChanged`, `invalid` without a reason for less credit, `approvalRequired` for a
 * proposal, which is stored
 */
export async function decide(
  db: Db,
  userId: number,
  decision: Decision,
  context: BusinessContext,
): Promise<void> {
  const isProposed = await runTransaction(db, async (tx) => {
    const company = await findCompany(tx, userId)
    if (!company) throw new ApiError('notFound')
    const before = await lockBusinessAccount(tx, userId)
    if ((before?.version ?? 0) !== decision.version) throw new ApiError('versionChanged')
    if (decision.state !== 'approved' && decision.reason === '')
      throw new ApiError('invalid', { errors: { reason: ['required'] } })
    if (isProposal(before, decision, context.actor)) {
      await propose(tx, userId, decision, context)
      return true
    }
    await store(tx, company, before, decision, context)
    return false
  })
  if (isProposed) throw new ApiError('approvalRequired')
}

/** Whether a decision waits for a second person: nobody else has proposed the same. */
function isProposal(
  before: BusinessAccountRow | undefined,
  { state, limit, termsDays }: Decision,
  actor: StaffActor,
): boolean {
  if (state !== 'approved') return false
  const approved = before && before.state !== 'requested' && before.state !== 'refused' ? before.limit : 0
  if (!needsSecondPerson(limit, approved)) return false
  const isSame = before?.proposedLimit === limit && before.proposedTermsDays === termsDays
  return !isSame || before.proposedBy === actor.staffId
}

async function propose(
  tx: Executor,
  userId: number,
  { limit, termsDays }: Decision,
  { actor, at }: BusinessContext,
): Promise<void> {
  const proposal = { proposedLimit: limit, proposedTermsDays: termsDays, proposedBy: actor.staffId }
  await saveBusinessAccount(tx, userId, proposal)
  const subject = { subjectKind: 'business-account', subjectId: userId, customerId: userId }
  await recordAction(tx, actor, { action: 'credit-proposed', ...subject, after: { limit, termsDays } }, at)
}

async function store(
  tx: Executor,
  { id: userId, language }: CompanyRow,
  before: BusinessAccountRow | undefined,
  { state, limit, termsDays, reason, priceListId = before?.priceListId ?? null }: Decision,
  { actor, at }: BusinessContext,
): Promise<void> {
  if (priceListId !== null) await lockAssignable(tx, priceListId)
  const decided = await saveBusinessAccount(tx, userId, {
    state,
    limit,
    termsDays,
    priceListId,
    suspendedFor: state === 'suspended' ? 'decision' : null,
    decidedAt: at,
    decidedBy: actor.staffId,
    proposedLimit: null,
    proposedTermsDays: null,
    proposedBy: null,
    // A request is answered by any decision.
    requestedAt: null,
  })
  const subject = { subjectKind: 'business-account', subjectId: userId, customerId: userId }
  const change = {
    before: before && {
      state: before.state,
      limit: before.limit,
      termsDays: before.termsDays,
      priceListId: before.priceListId,
    },
    after: {
      state,
      limit,
      termsDays,
      priceListId,
      ...(before?.proposedBy && { proposedBy: before.proposedBy }),
    },
  }
  await recordAction(
    tx,
    actor,
    { action: 'credit-decided', ...subject, ...change, reason: reason || null },
    at,
  )
  await mailDecision(tx, { id: userId, language }, decided, at)
}

async function mailDecision(
  tx: Executor,
  { id, language }: Pick<CompanyRow, 'id' | 'language'>,
  { state, limit, termsDays, suspendedFor, version }: BusinessAccountRow,
  at: Date,
): Promise<void> {
  if (state === 'requested') return
  const details = { state, limit, termsDays, isOverdue: suspendedFor === 'overdue' }
  const mail = { kind: 'account-credit-decided', subjectId: id, cause: `${id}-${version}` } as const
  await enqueueMails(tx, [{ ...mail, details, language }], at)
}

export interface ReceivedPayment {
  readonly amount: Cents
  readonly paidOn: string
  readonly reference: string
}

/**
 * Records money that a company paid. Credit that was suspended because it was overdue is approved again once nothing is.
 *
 * @throws ApiError `notFound`, `invalid` for a day in the future
 */
export async function receivePayment(
  tx: Executor,
  userId: number,
  { amount, paidOn, reference }: ReceivedPayment,
  { actor, at }: BusinessContext,
): Promise<void> {
  const company = await findCompany(tx, userId)
  const account = await lockBusinessAccount(tx, userId)
  if (!company || !account) throw new ApiError('notFound')
  if (paidOn > toLocalDate(at.getTime() / 1000))
    throw new ApiError('invalid', { errors: { paid_on: ['invalid'] } })
  const entry = {
    userId,
    kind: 'payment',
    amount: -amount,
    reference,
    paidOn,
    staffId: actor.staffId,
  } as const
  const id = await addAccountEntry(tx, { ...entry, at })
  await changeBalance(tx, userId, -amount)
  const payment = { subjectKind: 'account-entry', subjectId: id, customerId: userId, after: { amount } }
  await recordAction(tx, actor, { action: 'account-payment-received', ...payment }, at)
  if (account.suspendedFor !== 'overdue' || (await findOverdue(tx, account, at)) !== null) return
  const restored = await saveBusinessAccount(tx, userId, {
    state: 'approved',
    suspendedFor: null,
    decidedAt: at,
  })
  await mailDecision(tx, company, restored, at)
}

async function findOverdue(executor: Executor, { userId, termsDays }: BusinessAccountRow, at: Date) {
  const open = openMonths(await listAccountMonths(executor, userId), termsDays)
  return overdueOf(open, toLocalDate(at.getTime() / 1000))
}

/** Suspends the credit of the companies that have been overdue for 15 days, and mails them (operations, 5.6). */
export async function suspendOverdue(db: Db, now: number): Promise<void> {
  const at = new Date(now)
  const today = toLocalDate(now / 1000)
  for (const userId of await listDebtors(db)) {
    await runTransaction(db, async (tx) => {
      const company = await findCompany(tx, userId)
      const account = await lockBusinessAccount(tx, userId)
      if (!company || account?.state !== 'approved') return
      if (!isSuspendable(await findOverdue(tx, account, at), today)) return
      const suspension = {
        state: 'suspended',
        suspendedFor: 'overdue',
        decidedAt: at,
        decidedBy: null,
      } as const
      await mailDecision(tx, company, await saveBusinessAccount(tx, userId, suspension), at)
    })
  }
}
