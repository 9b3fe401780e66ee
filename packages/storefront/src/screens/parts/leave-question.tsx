import { AlertDialog } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { matchRoute } from '../../platform/routes/paths.ts'

export interface LeaveQuestionProps {
  /** Something would be lost by leaving: what, and what stays. Without it nobody is asked. */
  readonly text: string | undefined
  readonly title: string
  /** Asked at the moment of leaving: false where what would be lost has been given up on the way out. */
  readonly stillAsks?: () => boolean
  /** Verbs: "Stay", "Leave". */
  readonly stay: string
  readonly go: string
  /** Something is on its way: the other language is left for, too, and the browser asks before the tab is closed or loaded anew. */
  readonly guardsTab: boolean
  /** What has to be cleaned up once the customer has decided to leave. */
  readonly onLeave?: () => void
}

/** Asks once before a screen is left on which something would be lost; its own address in the other language is not left. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { text, stillAsks, title, stay, go, guardsTab, onLeave } = props
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      text !== undefined &&
      (stillAsks?.() ?? true) &&
      (guardsTab
        ? currentLocation.pathname !== nextLocation.pathname
        : matchRoute(currentLocation.pathname)?.name !== matchRoute(nextLocation.pathname)?.name),
  )
  // Confirming also closes the dialog, which must not take the leaving back.
  const leaving = useRef(false)

  useEffect(() => {
    if (!guardsTab) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [guardsTab])

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && !leaving.current && blocker.reset?.()}
      title={title}
      description={text}
      cancelLabel={stay}
      confirmLabel={go}
      onConfirm={() => {
        leaving.current = true
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}
