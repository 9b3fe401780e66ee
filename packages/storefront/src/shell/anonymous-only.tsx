import type { ReactNode } from 'react'
import * as styles from './shell.css.ts'

/** Shows its children to visitors without a cart or session: the counterpart of `ReturningOnly`. */
export function AnonymousOnly({ children }: { children: ReactNode }) {
  return <div className={styles.anonymousOnly}>{children}</div>
}
