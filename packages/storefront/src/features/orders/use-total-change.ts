import { useState } from 'react'
import { type ChangedTotal, changedTotal, type SettledTotal } from './total-change.ts'

/** The last change of the total; `now` is `null` while a price is on its way. */
export function useTotalChange(now: SettledTotal | null): ChangedTotal | null {
  const [known, setKnown] = useState<{ settled: SettledTotal; change: ChangedTotal | null } | null>(null)
  // React's way of following a value: the first rendering with another one renders again before it shows.
  if (now && (!known || !sameTotal(known.settled, now))) {
    setKnown({ settled: now, change: known && changedTotal(known.settled, now) })
  }
  return known?.change ?? null
}

function sameTotal(a: SettledTotal, b: SettledTotal): boolean {
  return a.total === b.total && JSON.stringify(a.causes) === JSON.stringify(b.causes)
}
