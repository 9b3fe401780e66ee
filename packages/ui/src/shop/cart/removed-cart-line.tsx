import { useEffect, useId, useRef } from 'react'

import { Button } from '../../controls/button.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './removed-cart-line.css.ts'

export type RemovedCartLineProps = {
  /** What happened: "Shirt taken out". */
  readonly text: string
  readonly undoLabel: string
  /** The button that removed the line is gone with it: the focus goes on to its undoing. */
  readonly focusOnMount?: boolean
  readonly onUndo: () => void
}

/** In the place of a line that was taken out: says so, and takes it back. Stands in CartLines. */
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
