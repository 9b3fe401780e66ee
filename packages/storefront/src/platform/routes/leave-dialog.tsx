import { AlertDialog } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { matchRoute } from './paths.ts'

export interface LeaveDialogProps {
  /** What leaving would discard; `undefined` lets the customer leave without a confirmation. */
  readonly text: string | undefined
  readonly title: string
  /** Called on navigation; `false` lets the customer leave without a confirmation. */
  readonly shouldBlock?: () => boolean
  /** Verbs, such as "Stay" and "Leave". */
  readonly stayLabel: string
  readonly leaveLabel: string
  /** A request is pending: also confirm a change of language, and unloading the document. */
  readonly blocksUnload: boolean
  /** Also confirm unloading the document, such as with the back button, but not a change of language. */
  readonly asksBeforeUnload?: boolean
  /** Called once the customer has confirmed. */
  readonly onLeave?: () => void
}

/** Asks for a confirmation before a navigation discards something. A change of language keeps the screen. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { text, shouldBlock, title, stayLabel, leaveLabel, blocksUnload, asksBeforeUnload, onLeave } = props
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      text !== undefined &&
      (shouldBlock?.() ?? true) &&
      (blocksUnload
        ? currentLocation.pathname !== nextLocation.pathname
        : matchRoute(currentLocation.pathname)?.name !== matchRoute(nextLocation.pathname)?.name),
  )
  // Confirming also closes the dialog, which must not reset the blocker.
  const leaving = useRef(false)

  useEffect(() => {
    if (!blocksUnload) return undefined
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [blocksUnload])
  useEffect(() => {
    if (!asksBeforeUnload || text === undefined) return undefined
    // A link to the other language loads a document, too.
    let isLanguageSwitch = false
    const follow = ({ target }: MouseEvent) => {
      isLanguageSwitch = target instanceof Element && target.closest('a[hreflang]') !== null
    }
    const ask = (event: BeforeUnloadEvent) => {
      // Without an interaction browsers do not ask, and report an error.
      if (!isLanguageSwitch && navigator.userActivation?.hasBeenActive) preventUnload(event)
    }
    addEventListener('click', follow, { capture: true })
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('click', follow, { capture: true })
      removeEventListener('beforeunload', ask)
    }
  }, [asksBeforeUnload, text])

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && !leaving.current && blocker.reset?.()}
      title={title}
      description={text}
      cancelLabel={stayLabel}
      confirmLabel={leaveLabel}
      primary="cancel"
      onConfirm={() => {
        leaving.current = true
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
