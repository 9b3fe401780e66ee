import { ModeBanner, type ShopMode } from '@colada/ui'
import { processKind } from '@colada/domain/orders/process'
import { Suspense, useState } from 'react'
import { lazyWithWords } from '../platform/language/lazy-with-words.tsx'
import { useWords } from '../platform/language/words.tsx'
import { useAppSelector } from '../platform/store/hooks.ts'
import { type ProcessState, selectProcess } from '../platform/store/process-slice.ts'

const LeaveProcess = lazyWithWords(() => import('./leave-process.tsx'))

type OrderMode = Exclude<ShopMode, 'store'>

const modes = { order: 'repeatingOrder', items: 'addingItems', dates: 'changingDates' } as const

/** What the shop is being used for, where that is an order that exists. */
function modeOf({ type, orderId, solvesIncident }: ProcessState): OrderMode | null {
  if (orderId === null) return null
  return solvesIncident ? 'solvingIncident' : modes[processKind(type)]
}

/** Says that the shop is being used for an order that exists, with the way out (spec 000 §2, Top banners). */
export function ModeNotice() {
  const { t } = useWords()
  const process = useAppSelector(selectProcess)
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  const mode = modeOf(process)
  if (!mode) return null
  return (
    <>
      <ModeBanner
        mode={mode}
        label={t('shell:mode.label')}
        title={t(`shell:mode.${mode}`)}
        text={t('shell:mode.order', { locator: process.locator })}
        leave={{ label: t('shell:mode.leave'), onPress: () => setAsked('open') }}
      />
      <Suspense fallback={null}>
        {asked !== 'never' && (
          <LeaveProcess open={asked === 'open'} onOpenChange={(open) => setAsked(open ? 'open' : 'closed')} />
        )}
      </Suspense>
    </>
  )
}
