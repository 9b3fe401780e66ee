import type { ReactNode } from 'react'
import { Text } from '../../text/text.tsx'
import * as styles from './subtotal-bar.css.ts'

export type SubtotalBarProps = {
  /** Name of the region. */
  readonly label: string
  readonly caption: string
  readonly value: string
  /** The next step, one button. */
  readonly children: ReactNode
  /** The action of the page, before the next step. */
  readonly pageAction?: ReactNode
}

/** The subtotal of the cart with the next step, at the bottom of a phone's screen. */
export function SubtotalBar({ label, caption, value, pageAction, children }: SubtotalBarProps) {
  return (
    <section aria-label={label} className={styles.root}>
      <p className={styles.text}>
        <Text as="span" size="caption" tone="secondary">
          {caption}
        </Text>
        <span translate="no" className={styles.value}>
          {value}
        </span>
      </p>
      <div className={styles.action}>
        {pageAction && <div className={styles.button}>{pageAction}</div>}
        <div className={styles.button}>{children}</div>
      </div>
    </section>
  )
}
