import {
  type CashCount,
  closingNeed,
  type EnteredMovementKind,
  sumOfCount,
} from '@colada/domain/counter/drawer'
import { type Cents, toEuros } from '@colada/domain/money/money'
import type { StaffActor } from '@colada/domain/staff/actor'
import { mayUseEveryDrawer } from '@colada/domain/staff/rights'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { findMemberNames, recordAction } from '../staff/service.ts'
import {
  addDrawer,
  addMovement,
  type DrawerRow,
  expectedOf,
  findOpenDrawer,
  lockDrawer,
  markClosed,
  recordCount,
} from './repository.ts'

/** Who does something at which time. */
export interface DrawerContext {
  readonly actor: StaffActor
  readonly at: Date
}

/**
 * Opens the drawer of a till.
 * @throws ApiError `noOpenDrawer` for a session without a store, `drawerOpenElsewhere` with who opened it and when
 */
export async function open(
  tx: Executor,
  { till, float }: { readonly till: number; readonly float: CashCount },
  { actor, at }: DrawerContext,
): Promise<DrawerRow> {
  const { storeId, staffId } = actor
  if (storeId === null) throw new ApiError('noOpenDrawer')
  const total = sumOfCount(float)
  const drawer = await addDrawer(tx, { storeId, till, float: total, openedBy: staffId, openedAt: at })
  if (!drawer) {
    const other = await findOpenDrawer(tx, storeId, till)
    const names = await findMemberNames(tx, other ? [other.openedBy] : [])
    throw new ApiError('drawerOpenElsewhere', {
      details: other && {
        opened_by: names.get(other.openedBy) ?? '',
        opened_at: Math.floor(other.openedAt.getTime() / 1000),
      },
    })
  }
  await record(tx, { actor, at }, 'drawer-opened', drawer, { till, float: toEuros(total) })
  return drawer
}

/**
 * Adds a movement that staff enter.
 * @throws ApiError `invalid` for an amount that does not fit the kind, `noOpenDrawer`
 */
export async function move(
  tx: Executor,
  drawerId: number,
  movement: { readonly kind: EnteredMovementKind; readonly amount: Cents; readonly reason: string },
  { actor, at }: DrawerContext,
): Promise<DrawerRow> {
  const { kind, amount } = movement
  if (amount < 0 || (amount === 0) !== (kind === 'no_sale'))
    throw new ApiError('invalid', { errors: { amount: ['invalid'] } })
  const drawer = await addMovement(tx, actor, { drawerId, ...movement }, at)
  const { reason } = movement
  await record(tx, { actor, at }, 'drawer-movement', { ...drawer, reason }, { kind, amount: toEuros(amount) })
  return drawer
}

/**
 * Counts a drawer, and closes it if the difference is small or has a reason. The count of a larger one is kept until
 * operations approve it, or until it is counted again.
 *
 * @throws ApiError `noOpenDrawer`, `invalid` without a reason, `approvalRequired` after the count was stored
 */
export async function close(
  db: Db,
  drawerId: number,
  { counted, reason }: { readonly counted: CashCount; readonly reason: string },
  { actor, at }: DrawerContext,
): Promise<DrawerRow> {
  const { drawer, missing } = await runTransaction(db, async (tx) => {
    const counting = await lockOwnDrawer(tx, drawerId, actor)
    const count = { counted, countedTotal: sumOfCount(counted), countedBy: actor.staffId, reason }
    const row = { ...counting, ...count, ...(await expectedOf(tx, counting, count.countedTotal)) }
    const need = closingNeed(row.difference)
    // The difference is told only with the error. This count is recorded, so that a second one by it is seen.
    if (need !== 'nothing' && reason === '') {
      await record(tx, { actor, at }, 'drawer-counted', row, differenceOf(row))
      return { drawer: row, missing: 'reason' as const }
    }
    const stored = await recordCount(tx, row)
    if (need === 'approval') {
      await record(tx, { actor, at }, 'drawer-counted', stored, differenceOf(stored))
      return { drawer: stored, missing: need }
    }
    await record(tx, { actor, at }, 'drawer-closed', stored, differenceOf(stored))
    return { drawer: await markClosed(tx, drawerId, { closedAt: at }), missing: null }
  })
  const details = differenceOf(drawer)
  if (missing === 'reason') throw new ApiError('invalid', { errors: { reason: ['required'] }, details })
  if (missing === 'approval') throw new ApiError('approvalRequired', { details })
  return drawer
}

/**
 * Approves the difference of a counted drawer and closes it.
 * @throws ApiError `noOpenDrawer` when no count waits, `approvalRequired` for the member who counted
 */
export async function approve(
  tx: Executor,
  drawerId: number,
  { actor, at }: DrawerContext,
): Promise<DrawerRow> {
  const drawer = await lockDrawer(tx, drawerId)
  if (!drawer || drawer.counted === null) throw new ApiError('noOpenDrawer')
  if (drawer.countedBy === actor.staffId) throw new ApiError('approvalRequired')
  await record(tx, { actor, at }, 'drawer-approved', drawer, differenceOf(drawer))
  return markClosed(tx, drawerId, { closedAt: at, approvedBy: actor.staffId })
}

/** Counters close drawers of their store, operations any. */
async function lockOwnDrawer(tx: Executor, id: number, actor: StaffActor): Promise<DrawerRow> {
  const drawer = await lockDrawer(tx, id)
  const isOwn = mayUseEveryDrawer(actor) || drawer?.storeId === actor.storeId
  if (!drawer || !isOwn) throw new ApiError('noOpenDrawer')
  return drawer
}

function differenceOf({ expected, countedTotal, difference }: DrawerRow) {
  return {
    expected: toEuros(expected!),
    counted: toEuros(countedTotal!),
    difference: toEuros(difference!),
  }
}

async function record(
  tx: Executor,
  { actor, at }: DrawerContext,
  action: 'drawer-opened' | 'drawer-movement' | 'drawer-counted' | 'drawer-closed' | 'drawer-approved',
  { id, reason }: DrawerRow,
  after: Record<string, unknown>,
): Promise<void> {
  const subject = { subjectKind: 'drawer', subjectId: id } as const
  await recordAction(tx, actor, { action, ...subject, after, ...(reason !== '' && { reason }) }, at)
}
