import type { IncidentAnswer } from '@colada/domain/orders/incident'
import { orderStatus } from '@colada/domain/orders/status'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import { findCustomer } from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { movePlaces } from '../schedule/service.ts'
import { recordServed } from '../staff/service.ts'
import { lapseOpenChange } from './changes.ts'
import { hasAnswered, hasMissingItems, recordAnswer } from './incidents.ts'
import type { OrderPayments } from './order-payments.ts'
import { findOrder, lockOrder } from './repository.ts'
import { moveOrder } from './transitions.ts'

/** Another window may open a new payment of the garments after its payment was closed. */
const MAX_ATTEMPTS = 3

export interface AnswerDependencies {
  readonly db: Db
  /** Returns epoch milliseconds. */
  readonly clock: () => number
  readonly payments: Pick<OrderPayments, 'hasOpenPayments' | 'closePayments'>
}

export interface AnswerRequest {
  readonly actor: ActorForCustomer
  readonly orderId: number
  readonly answer: IncidentAnswer
}

/**
 * Records that the customer wants garments back uncleaned that were in the bag but not in the order. That solves the
 * incident at no cost, and the order goes on; an unpaid purchase of the garments is dropped, after its payment was closed
 * at its provider. Answering again changes nothing.
 *
 * @throws ApiError `notFound`, `incidentClosed`, `paymentProviderDown`, `paymentUnderReview`
 */
export async function answerIncident(
  { db, clock, payments }: AnswerDependencies,
  request: AnswerRequest,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const isDone = await runTransaction(db, (tx) => answerOnce(tx, payments, request, new Date(clock())))
    if (isDone) return
    const order = await findOrder(db, request.orderId)
    if (order) await payments.closePayments(order)
  }
  throw new ApiError('paymentUnderReview')
}

/** Returns false when a payment of the order is open. */
async function answerOnce(
  tx: Executor,
  { hasOpenPayments }: AnswerDependencies['payments'],
  { actor, orderId, answer }: AnswerRequest,
  at: Date,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if (order?.userId !== actor.userId) throw new ApiError('notFound')
  if (order.status !== orderStatus.incident || !(await hasMissingItems(tx, orderId))) {
    if (await hasAnswered(tx, orderId, answer)) return true
    throw new ApiError('incidentClosed')
  }
  if (await hasOpenPayments(tx, orderId)) return false
  const { incidentId, hasOthers } = await recordAnswer(tx, orderId, answer, at)
  const answered = { action: 'incident-answered', subjectKind: 'incident', subjectId: incidentId } as const
  await recordServed(tx, actor, { ...answered, orderId }, at)
  if (hasOthers) await movePlaces(tx, { free: await lapseOpenChange(tx, orderId, at) })
  else await moveOrder(tx, orderId, orderStatus.washing, { actor }, at)
  const customer = await findCustomer(tx, actor.userId)
  if (!customer) return true
  const mail = { subjectId: orderId, cause: incidentId, language: customer.language }
  await enqueueMails(tx, [{ ...mail, kind: 'order-incident-answered' }], at)
  return true
}
