import type { ReactNode } from 'react'
import * as styles from './shell.css.ts'

/** Shows something to who has neither a cart nor a session: the counterpart of `KnownOnly`. */
export function UnknownOnly({ children }: { children: ReactNode }) {
  return <div className={styles.unknownOnly}>{children}</div>
}
