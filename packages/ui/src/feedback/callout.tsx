import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { statusTone } from '../internal/tone.css.ts'
import * as styles from './callout.css.ts'
import { toneIcons, type StatusTone } from './tone-icons.ts'

export type CalloutProps = {
  readonly tone?: StatusTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** `alert` for new errors, `status` for other new messages; nothing for static content. */
  readonly live?: 'alert' | 'status'
}

/** A message in the page, next to its subject. */
export function Callout({ tone = 'info', title, children, actions, live }: CalloutProps) {
  const ToneIcon = toneIcons[tone]
  return (
    <div className={cx(styles.root, styles.edge, statusTone[tone])} role={live}>
      <span className={styles.icon}>
        <ToneIcon />
      </span>
      <div className={styles.content}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
