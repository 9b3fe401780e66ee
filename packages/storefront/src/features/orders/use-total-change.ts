import { useState } from 'react'
import { type ChangedTotal, changedTotal, type SettledTotal } from './total-change.ts'

/**
 * The last change of the total and its reason.
 *
 * @param current `null` while a price is loading
 */
export function useTotalChange(current: SettledTotal | null): ChangedTotal | null {
  const [last, setLast] = useState<{ settled: SettledTotal; change: ChangedTotal | null } | null>(null)
  // State derived from a previous render: React renders again before it paints.
  if (current && (!last || !isSameTotal(last.settled, current))) {
    setLast({ settled: current, change: last && changedTotal(last.settled, current) })
  }
  return last?.change ?? null
}

function isSameTotal(a: SettledTotal, b: SettledTotal): boolean {
  return a.total === b.total && JSON.stringify(a.causes) === JSON.stringify(b.causes)
}
