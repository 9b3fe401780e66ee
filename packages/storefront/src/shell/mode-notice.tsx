import { Suspense } from 'react'
import { lazyWithWords } from '../platform/language/lazy-with-words.tsx'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectProcess } from '../platform/store/process-state.ts'
import { selectStaff } from '../platform/store/session-state.ts'

const ProcessBanner = lazyWithWords(() => import('./process-banner.tsx'))

const StoreBanner = lazyWithWords(() => import('./store-banner.tsx'))

/** Says that the shop is being used for an order that exists, or by staff for a customer (spec 000 §2, Top banners). */
export function ModeNotice() {
  const process = useAppSelector(selectProcess)
  const staff = useAppSelector(selectStaff)
  return (
    <Suspense fallback={null}>
      {staff && <StoreBanner />}
      {process.orderId !== null && <ProcessBanner process={process} />}
    </Suspense>
  )
}
