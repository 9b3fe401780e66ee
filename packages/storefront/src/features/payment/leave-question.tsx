import { AlertDialog } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useWords } from '../../platform/language/words.tsx'

export interface LeaveQuestionProps {
  /** A payment is under way: the browser asks, too. */
  readonly paying: boolean
  readonly isChange: boolean
}

/** Asks once before an unpaid order is left; the place in the van is kept for the rest of the time. */
export function LeaveQuestion({ paying, isChange }: LeaveQuestionProps) {
  const { t } = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )

  // Confirming also closes the dialog, which must not take the leaving back.
  const leaving = useRef(false)

  useEffect(() => {
    if (!paying) return undefined
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [paying])

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && !leaving.current && blocker.reset?.()}
      title={t('payment:leave.title')}
      description={t(isChange ? 'payment:leave.changeText' : 'payment:leave.text')}
      cancelLabel={t('payment:leave.stay')}
      confirmLabel={t('payment:leave.go')}
      onConfirm={() => {
        leaving.current = true
        blocker.proceed?.()
      }}
    />
  )
}
