import type { WireDrawer } from '@colada/domain/counter/contract'

/** Whether money goes into a drawer and comes out of it. */
export function isOpen({ counted }: WireDrawer): boolean {
  return counted === null
}

/** Whether a drawer is counted and waits for an approval. */
export function isWaiting({ counted, closed_at: closedAt }: WireDrawer): boolean {
  return counted !== null && closedAt === null
}

/** The open drawers of a store. */
export function openDrawersOf(drawers: readonly WireDrawer[], storeId: number | null): readonly WireDrawer[] {
  return drawers.filter((drawer) => isOpen(drawer) && drawer.store_id === storeId)
}
