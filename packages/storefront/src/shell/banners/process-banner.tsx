import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { getProcessKind } from '@colada/domain/orders/process'
import { routePath } from '@colada/domain/routes/route-path'
import { ModeBanner, type ShopMode } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { selectCartSize } from '../../features/cart/cart-slice.ts'
import { checkoutRouteOf } from '../../platform/routes/guards.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import type { ProcessState } from '../../platform/store/process-slice.ts'

const LeaveProcess = lazyWithRetry(() => import('../leave-process.tsx'))

type OrderMode = Exclude<ShopMode, 'store'>

const modes = { order: 'repeatingOrder', items: 'addingItems', dates: 'changingDates' } as const

/** The message of each process on an existing order. */
function modeOf({ type, orderId, solvesIncident }: ProcessState): OrderMode | null {
  if (orderId === null) return null
  const kind = getProcessKind(type)
  if (!solvesIncident) return modes[kind]
  return kind === 'dates' ? 'newVisit' : 'solvingIncident'
}

/** The screen that completes a process, unless it is open; garments must be chosen first. */
function useResume({ type }: ProcessState): string | undefined {
  const language = useLanguage()
  const { pathname } = useLocation()
  const filled = useAppSelector(selectCartSize) > 0
  const kind = getProcessKind(type)
  if (kind === 'order' || (kind === 'items' && !filled)) return undefined
  return matchRoute(pathname)?.name === checkoutRouteOf[kind]
    ? undefined
    : routePath(language, checkoutRouteOf[kind])
}

/** The banner of a process on an existing order, with links to complete and to leave it. */
export default function ProcessBanner({ process }: { process: ProcessState }) {
  const { t } = useTranslation('shell')
  const resume = useResume(process)
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const mode = modeOf(process)
  if (!mode) return null
  return (
    <>
      <ModeBanner
        mode={mode}
        label={t('shell:mode.label')}
        title={t(`shell:mode.${mode}`)}
        text={t('shell:mode.order', { locator: process.locator })}
        resume={resume === undefined ? undefined : { label: t('shell:mode.resume'), href: resume }}
        leave={{ label: t('shell:mode.leave'), onClick: () => setDialog('open') }}
      />
      <Suspense fallback={null}>
        {dialog !== 'never' && (
          <LeaveProcess
            open={dialog === 'open'}
            onOpenChange={(open) => setDialog(open ? 'open' : 'closed')}
          />
        )}
      </Suspense>
    </>
  )
}
