import { useEffect, useId, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './removed-cart-line.css.ts'

export type RemovedCartLineProps = {
  /** What was removed: "Shirt taken out". */
  readonly text: string
  readonly undoLabel: string
  /** Moves the focus to the undo button, since the focused remove button was removed. */
  readonly focusOnMount?: boolean
  readonly onUndo: () => void
}

/** Replaces a removed line in CartLines, with an undo button. */
export function RemovedCartLine({ text, undoLabel, focusOnMount = false, onUndo }: RemovedCartLineProps) {
  const row = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => {
    if (focusOnMount) row.current?.querySelector('button')?.focus()
  }, [focusOnMount])
  return (
    <li ref={row} className={styles.root}>
      <Text as="span" tone="secondary" id={id}>
        {text}
      </Text>
      <Button size="small" appearance="outline" aria-describedby={id} onClick={onUndo}>
        {undoLabel}
      </Button>
    </li>
  )
}
