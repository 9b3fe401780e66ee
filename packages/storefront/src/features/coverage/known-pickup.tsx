import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { type ReactNode, Suspense } from 'react'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectKnownPlace } from '../../platform/store/place-slice.ts'

const EarliestPickup = lazyWithRetry(() => import('./earliest-pickup.tsx'))

/** The earliest pickup of the known postal code; its code is loaded with one. `children` are shown without. */
export function KnownPickup({ children = null }: { children?: ReactNode }) {
  const place = useAppSelector(selectKnownPlace)
  if (!place) return children
  return (
    <Suspense fallback={children}>
      <EarliestPickup postalCode={place.postalCode} fallback={children} />
    </Suspense>
  )
}
