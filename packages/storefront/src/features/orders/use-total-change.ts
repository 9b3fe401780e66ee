import { useState } from 'react'
import { type ChangedTotal, changedTotal, type PricedTotal } from './total-change.ts'

/**
 * The last change of the total and its reason.
 *
 * @param current `null` while a price is loading
 */
export function useTotalChange(current: PricedTotal | null): ChangedTotal | null {
  const [last, setLast] = useState<{ settled: PricedTotal; change: ChangedTotal | null } | null>(null)
  // State derived from a previous render: React renders again before it paints.
  if (current && (!last || !isSameTotal(last.settled, current))) {
    setLast({ settled: current, change: last && changedTotal(last.settled, current) })
  }
  return last?.change ?? null
}

function isSameTotal(a: PricedTotal, b: PricedTotal): boolean {
  return a.total === b.total && JSON.stringify(a.inputs) === JSON.stringify(b.inputs)
}
