import { ModeBanner, type ShopMode } from '@colada/ui'
import type { ProcessType } from '@colada/domain/orders/process'
import { useWords } from '../platform/language/words.tsx'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectProcess } from '../platform/store/process-slice.ts'

const modes: Partial<Record<ProcessType, Extract<ShopMode, 'addingItems' | 'changingDates'>>> = {
  add_items_to_order: 'addingItems',
  change_pickup_to_order: 'changingDates',
  change_delivery_to_order: 'changingDates',
}

/** Says that the shop is being used for an order that exists (spec 000 §2, Top banners). */
export function ModeNotice() {
  const { t } = useWords()
  const process = useAppSelector(selectProcess)
  const mode = process.solvesIncident ? 'solvingIncident' : modes[process.type]
  if (!mode) return null
  return <ModeBanner mode={mode} label={t('shell:mode.label')} title={t(`shell:mode.${mode}`)} />
}
