import type { ReactNode } from 'react'

import { Text } from '../../text/text.tsx'
import * as styles from './subtotal-bar.css.ts'

export type SubtotalBarProps = {
  /** Names the region. */
  readonly label: string
  readonly caption: string
  readonly value: string
  /** The next step, one button. */
  readonly children: ReactNode
  /** What the page itself is for, before the next step: adding one more. */
  readonly pageAction?: ReactNode
}

/** What the cart comes to and the next step, at the foot of a phone's screen. */
export function SubtotalBar({ label, caption, value, pageAction, children }: SubtotalBarProps) {
  return (
    <section aria-label={label} className={styles.root}>
      <p className={styles.words}>
        <Text as="span" size="caption" tone="secondary">
          {caption}
        </Text>
        <span className={styles.value}>{value}</span>
      </p>
      <div className={styles.action}>
        {pageAction && <div className={styles.button}>{pageAction}</div>}
        <div className={styles.button}>{children}</div>
      </div>
    </section>
  )
}
