import { useEffect, useId, useRef } from 'react'

import { Button } from '../../controls/button.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './cart-line-gone.css.ts'

export type CartLineGoneProps = {
  /** What happened: "Shirt taken out". */
  readonly text: string
  readonly undoLabel: string
  /** The button that removed the line is gone with it: the focus goes on to its undoing. */
  readonly takesFocus?: boolean
  readonly onUndo: () => void
}

/** In the place of a line that was taken out: says so, and takes it back. Stands in CartLines. */
export function CartLineGone({ text, undoLabel, takesFocus = false, onUndo }: CartLineGoneProps) {
  const row = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('button')?.focus()
  }, [takesFocus])
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
