import { MessageDialog } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Refusal } from './attempt.ts'
import { refusalText } from './refusal-text.ts'

export interface RefusalDialogProps {
  readonly refusal: Refusal
  readonly onRead: () => void
}

/** A payment that was refused, whatever the way: nothing was charged, and what to do next (spec 001 §8). */
export function RefusalDialog({ refusal, onRead }: RefusalDialogProps) {
  const { t } = useTranslation('payment')
  return (
    <MessageDialog
      open
      onClose={onRead}
      title={t(`payment:refusal.${refusal.kind}Title`)}
      description={refusalText(refusal, t)}
      closeLabel={t(`payment:refusal.${refusal.kind}Close`)}
    />
  )
}
