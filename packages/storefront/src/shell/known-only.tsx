import type { ReactNode } from 'react'
import * as styles from './shell.css.ts'

/** Shows something to who has a cart or a session, without moving the page for anybody (spec 000 §2, Home). */
export function KnownOnly({ children }: { children: ReactNode }) {
  return <div className={styles.knownOnly}>{children}</div>
}
