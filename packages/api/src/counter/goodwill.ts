import { obstacleToGoodwill } from '@colada/domain/counter/goodwill'
import type { giveGoodwill } from '@colada/domain/counter/goodwill-contract'
import { type Cents, fromEuros } from '@colada/domain/money/money'
import { type StaffActor, TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { findOrder, findOrderByLocator, lockOrder, type OrderRow, takeOffPrice } from '../orders/service.ts'
import { refundOldestFirst, sumRefundable } from '../payment/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { createCredit } from '../promotions/service.ts'
import { assertPin, type PinCheck, recordAction } from '../staff/service.ts'
import { findProposal, type GoodwillRow, saveGoodwill, sumGoodwill } from './goodwill-repository.ts'

export interface GivenGoodwill {
  readonly isProposed: boolean
  /** Of the order, afterwards. */
  readonly version: number
}

/**
 * Gives a refund of the payments of an order, or a credit, and takes a refund off its price, so that the order does not owe
 * it. What needs a second person is stored as a proposal, and given when somebody else sends the same.
 *
 * @throws ApiError `forbidden` for the technical member, `notFound`, `versionChanged`, `refundTooLarge` for more than is
 * paid, `approvalRequired` for more than a counter gives, `pinRequired`
 */
export async function give(
  tx: Executor,
  actor: StaffActor,
  { locator, ...body }: EndpointBody<typeof giveGoodwill> & { readonly locator: string },
  { pin, at }: { readonly pin: PinCheck; readonly at: Date },
): Promise<GivenGoodwill> {
  if (actor.staffId === TECHNICAL_STAFF_ID) throw new ApiError('forbidden')
  const found = await findOrderByLocator(tx, locator)
  const order = found && (await lockOrder(tx, found.id))
  if (!order) throw new ApiError('notFound')
  if (order.version !== body.version) throw new ApiError('versionChanged')
  const { method: way, reason } = body
  const wanted = { amount: fromEuros(body.amount), way, reason }
  const proposal = await findProposal(tx, order.id)
  const isProposedByAnother =
    proposal?.amount === wanted.amount && proposal.way === way && proposal.staffId !== actor.staffId
  const basis = {
    given: await sumGoodwill(tx, order.id),
    refundable: await refundableOf(tx, order),
    isProposedByAnother,
  }
  const obstacle = obstacleToGoodwill(actor, wanted.amount, basis)
  if (obstacle === 'too-large') throw new ApiError('refundTooLarge')
  if (obstacle === 'operations') throw new ApiError('approvalRequired')
  const amount = basis.given + wanted.amount
  await assertPin(tx, actor, { act: 'goodwill', amount }, { pin, at })
  const isProposed = obstacle === 'second-person'
  const by = isProposedByAnother
    ? { staffId: proposal.staffId, approvedBy: actor.staffId, createdAt: proposal.createdAt }
    : { staffId: actor.staffId, createdAt: at }
  const replaced = isProposed || isProposedByAnother ? proposal?.id : undefined
  const code =
    way === 'credit' && !isProposed
      ? await createCredit(tx, { userId: order.userId, amount: wanted.amount, source: 'goodwill' }, at)
      : ''
  const goodwill = await saveGoodwill(tx, replaced, {
    orderId: order.id,
    ...wanted,
    ...by,
    code,
    givenAt: isProposed ? null : at,
  })
  if (!isProposed) await payOut(tx, order, goodwill, at)
  const subject = {
    subjectKind: 'goodwill',
    subjectId: goodwill.id,
    orderId: order.id,
    customerId: order.userId,
  } as const
  const action = isProposed ? 'goodwill-proposed' : 'goodwill-given'
  await recordAction(tx, actor, { action, ...subject, after: { amount: wanted.amount, way }, reason }, at)
  return { isProposed, version: (await findOrder(tx, order.id))!.version }
}

/** What is paid, and neither returned nor credited. Orders on account are corrected on their account. */
export async function refundableOf(executor: Executor, { id, isOnAccount }: OrderRow): Promise<Cents> {
  if (isOnAccount) return 0
  return Math.max(0, (await sumRefundable(executor, id)) - (await sumGoodwill(executor, id, ['credit'])))
}

/** The job that sends refunds mails them; a credit is mailed with its code. */
async function payOut(
  tx: Executor,
  order: OrderRow,
  { id, amount, way }: GoodwillRow,
  at: Date,
): Promise<void> {
  if (way === 'refund') {
    await refundOldestFirst(tx, { orderId: order.id, amount, reason: 'goodwill', causeId: id }, at)
    await takeOffPrice(tx, order.id, amount)
    return
  }
  const details = { goodwillId: id }
  const mail = { kind: 'order-refund', subjectId: order.id, cause: `goodwill-${id}`, details } as const
  await enqueueMails(tx, [{ ...mail, language: order.language }], at)
}
