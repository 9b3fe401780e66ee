import { Suspense } from 'react'
import { lazyWithWords } from '../platform/language/lazy-with-words.tsx'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectProcess } from '../platform/store/process-state.ts'

const ProcessBanner = lazyWithWords(() => import('./process-banner.tsx'))

/** Says that the shop is being used for an order that exists (spec 000 §2, Top banners). */
export function ModeNotice() {
  const process = useAppSelector(selectProcess)
  return (
    <Suspense fallback={null}>{process.orderId !== null && <ProcessBanner process={process} />}</Suspense>
  )
}
