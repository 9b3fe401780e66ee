import type { WireDrawer } from '@colada/domain/counter/contract'
import { toEuros } from '@colada/domain/money/money'
import type { Executor } from '../database/connection.ts'
import { findLocators } from '../orders/service.ts'
import { findMemberNames } from '../staff/service.ts'
import { type DrawerRow, listMovementsOf, type MovementRow } from './repository.ts'

const epoch = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** Returns drawers in wire format, with the names of their staff and the locators of their orders. */
export async function presentDrawers(
  executor: Executor,
  drawers: readonly DrawerRow[],
): Promise<WireDrawer[]> {
  const movements = await listMovementsOf(
    executor,
    drawers.map(({ id }) => id),
  )
  const staff = [...drawers.flatMap(staffOf), ...movements.map(({ staffId }) => staffId)]
  const names = await findMemberNames(executor, [...new Set(staff)])
  const orderIds = movements.flatMap(({ orderId }) => orderId ?? [])
  const locators = await findLocators(executor, [...new Set(orderIds)])
  const ofDrawer = Map.groupBy(movements, ({ drawerId }) => drawerId)
  return drawers.map((drawer) => toWire(drawer, ofDrawer.get(drawer.id) ?? [], names, locators))
}

const staffOf = ({ openedBy, countedBy, approvedBy }: DrawerRow) =>
  [openedBy, countedBy, approvedBy].filter((id) => id !== null)

function toWire(
  drawer: DrawerRow,
  movements: readonly MovementRow[],
  names: ReadonlyMap<number, string>,
  locators: ReadonlyMap<number, string>,
): WireDrawer {
  const nameOf = (id: number) => names.get(id) ?? ''
  const toWireMovement = ({ id, kind, amount, reason, orderId, staffId, at }: MovementRow) => ({
    id,
    kind,
    amount: toEuros(amount),
    reason,
    localizador: orderId === null ? null : (locators.get(orderId) ?? null),
    staff: nameOf(staffId),
    at: epoch(at),
  })
  const { closedAt, countedBy, approvedBy } = drawer
  const inEuros = (cents: number | null) => (cents === null ? null : toEuros(cents))
  return {
    id: drawer.id,
    store_id: drawer.storeId,
    till: drawer.till,
    float: toEuros(drawer.float),
    opened_by: nameOf(drawer.openedBy),
    opened_at: epoch(drawer.openedAt),
    movements: movements.map(toWireMovement),
    counted: inEuros(drawer.countedTotal),
    expected: inEuros(drawer.expected),
    difference: inEuros(drawer.difference),
    reason: drawer.reason,
    counted_by: countedBy === null ? null : nameOf(countedBy),
    closed_at: closedAt && epoch(closedAt),
    approved_by: approvedBy === null ? null : nameOf(approvedBy),
  }
}
