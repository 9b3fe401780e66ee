import { AlertDialog } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { matchRoute } from './paths.ts'

export interface LeaveDialogProps {
  /** Something would be lost by leaving: what, and what stays. Without it nobody is asked. */
  readonly text: string | undefined
  readonly title: string
  /** Asked at the moment of leaving: false where what would be lost has been given up on the way out. */
  readonly shouldBlock?: () => boolean
  /** Verbs: "Stay", "Leave". */
  readonly stayLabel: string
  readonly leaveLabel: string
  /** Something is on its way: the other language is left for, too, and the browser asks before the tab is closed or loaded anew. */
  readonly blocksUnload: boolean
  /** What has to be cleaned up once the customer has decided to leave. */
  readonly onLeave?: () => void
}

/** Asks once before a screen is left on which something would be lost; its own address in the other language is not left. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { text, shouldBlock, title, stayLabel, leaveLabel, blocksUnload, onLeave } = props
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      text !== undefined &&
      (shouldBlock?.() ?? true) &&
      (blocksUnload
        ? currentLocation.pathname !== nextLocation.pathname
        : matchRoute(currentLocation.pathname)?.name !== matchRoute(nextLocation.pathname)?.name),
  )
  // Confirming also closes the dialog, which must not take the leaving back.
  const leaving = useRef(false)

  useEffect(() => {
    if (!blocksUnload) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [blocksUnload])

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && !leaving.current && blocker.reset?.()}
      title={title}
      description={text}
      cancelLabel={stayLabel}
      confirmLabel={leaveLabel}
      onConfirm={() => {
        leaving.current = true
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}
