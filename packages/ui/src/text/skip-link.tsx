import type { ReactNode } from 'react'
import * as styles from './visually-hidden.css.ts'

/** A skip link to `targetId`, which has to be focusable. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a className={styles.skipLink} href={`#${targetId}`}>
      {children}
    </a>
  )
}
