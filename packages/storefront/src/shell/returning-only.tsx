import type { ReactNode } from 'react'
import * as styles from './shell.css.ts'

/** Shows its children to visitors with a cart or a session, without a layout shift (spec 000 §2, Home). */
export function ReturningOnly({ children }: { children: ReactNode }) {
  return <div className={styles.returningOnly}>{children}</div>
}
