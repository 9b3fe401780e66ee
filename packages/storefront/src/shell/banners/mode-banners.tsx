import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Suspense } from 'react'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectProcess } from '../../platform/store/process-slice.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'

const ProcessBanner = lazyWithRetry(() => import('./process-banner.tsx'))

const StoreBanner = lazyWithRetry(() => import('./store-banner.tsx'))

/** The banner of a process on an existing order, or of store mode (spec 000 §2, Top banners). */
export function ModeBanners() {
  const process = useAppSelector(selectProcess)
  const staff = useAppSelector(selectStaff)
  return (
    <Suspense fallback={null}>
      {staff && <StoreBanner />}
      {process.orderId !== null && <ProcessBanner process={process} />}
    </Suspense>
  )
}
