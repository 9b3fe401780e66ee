import type { ReactNode } from 'react'

import * as styles from './visually-hidden.css.ts'

/** The first stop of the keyboard on a page: past the navigation, to `targetId`, which must be focusable. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a className={styles.skipLink} href={`#${targetId}`}>
      {children}
    </a>
  )
}
