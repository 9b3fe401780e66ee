import { toEuros } from '@colada/domain/money/money'
import type { OrderStatus } from '@colada/domain/orders/status'
import { sortTimeline, timelineActorOf, type TimelineEvent } from '@colada/domain/orders/timeline'
import { isOnlineWay } from '@colada/domain/payment/ways'
import type { Language } from '@colada/domain/wire/language'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { findMembers } from '../staff/service.ts'
import { findAppliedChanges } from './change-repository.ts'
import { orderCharges } from './charge-tables.ts'
import type { LedgerEntry } from './order-payments.ts'
import { isOfReturn } from './present.ts'
import type { OrderRow, OrderStepRow } from './repository.ts'
import { epoch } from './staff-list.ts'
import { orderIncidents, orderSteps } from './tables.ts'

export interface TimelineView {
  readonly language: Language
  /** Payments and refunds; none for members who do not see them. */
  readonly ledger: readonly LedgerEntry[]
  /** Staff read names and reasons. */
  readonly isForStaff: boolean
}

type ActorColumns = Pick<OrderStepRow, 'actorKind' | 'actorId'>

const customer = { kind: 'customer', name: '' } as const
const shop = { kind: 'shop', name: '' } as const
const system = { kind: 'system', name: '' } as const

/** Returns what happened to an order and who did it, oldest first, for its customer and for staff. */
export async function timelineOf(
  executor: Executor,
  order: OrderRow,
  { language, ledger, isForStaff }: TimelineView,
): Promise<TimelineEvent[]> {
  const steps = await findSteps(executor, order.id)
  const incidents = await executor.select().from(orderIncidents).where(eq(orderIncidents.orderId, order.id))
  const charges = await executor.select().from(orderCharges).where(eq(orderCharges.orderId, order.id))
  const changes = await findAppliedChanges(executor, order.id)
  const members = await findMembers(
    executor,
    [...steps, ...changes.map(({ change }) => change)].map(staffIdOf),
  )

  const questionOf = (step: OrderStepRow) => {
    const incident = incidents.find(({ createdAt }) => createdAt.getTime() === step.at.getTime())
    if (!incident) return ''
    return language === 'es' ? incident.descriptionEs : incident.descriptionEn
  }
  const actorOf = ({ actorKind, actorId }: ActorColumns, status?: OrderStatus) => {
    if (!actorKind) return null
    const member = actorKind === 'staff' ? members.get(actorId ?? 0) : undefined
    const kind = timelineActorOf(actorKind, member?.roles.includes('driver') ?? false, status)
    return { kind, name: isForStaff ? (member?.name ?? '') : '' }
  }
  return sortTimeline([
    ...steps.map((step) => ({
      kind: 'status' as const,
      at: epoch(step.at),
      actor: actorOf(step, step.status),
      status: step.status,
      text: questionOf(step),
      reason: isForStaff ? step.reason : null,
    })),
    ...changes.map(({ change, legs }) => {
      const happening = { at: epoch(change.closedAt ?? change.createdAt), actor: actorOf(change) }
      if (isOfReturn(change, steps))
        return { kind: 'return-changed' as const, ...happening, place: legs[0]!.place }
      const count = change.addedItems.reduce((sum, { quantity }) => sum + quantity, 0)
      return count > 0
        ? { kind: 'garments-added' as const, ...happening, count }
        : { kind: 'dates-changed' as const, ...happening, legs: legs.map(({ leg }) => leg) }
    }),
    ...charges.map(({ at, amount }) => ({
      kind: 'charge' as const,
      at: epoch(at),
      actor: shop,
      amount: toEuros(amount),
    })),
    ...ledger.flatMap(toMoneyEvent),
    ...incidents.flatMap(({ answer, solvedAt }) =>
      answer !== null && solvedAt
        ? [{ kind: 'incident-answered' as const, at: epoch(solvedAt), actor: customer }]
        : [],
    ),
    ...(order.returnedAt
      ? [{ kind: 'garments-returned' as const, at: epoch(order.returnedAt), actor: shop }]
      : []),
  ])
}

/** Attempts to pay that came to nothing did not happen to the order. */
function toMoneyEvent({ kind, provider, amount, status, createdAt, doneAt }: LedgerEntry): TimelineEvent[] {
  if (kind === 'refund') {
    const event = { kind, amount: toEuros(amount), is_done: status === 'done' } as const
    return [{ ...event, at: epoch(doneAt ?? createdAt), actor: isOnlineWay(provider) ? system : shop }]
  }
  if (status !== 'succeeded' && status !== 'mismatched') return []
  const event = { kind, amount: toEuros(amount), at: epoch(doneAt ?? createdAt) } as const
  return [{ ...event, actor: isOnlineWay(provider) ? customer : shop }]
}

/** The steps of the whole order. */
async function findSteps(executor: Executor, orderId: number): Promise<OrderStepRow[]> {
  return executor
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orderId), isNull(orderSteps.categoryId)))
    .orderBy(asc(orderSteps.id))
}

function staffIdOf({ actorKind, actorId }: ActorColumns): number {
  return actorKind === 'staff' ? (actorId ?? 0) : 0
}
