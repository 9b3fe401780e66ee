import type { ReactNode } from 'react'

import { InfoIcon } from '../media/icons.ts'
import * as styles from './disabled-reason.css.ts'

/** One explanation for all that are closed, in sight: a finger cannot hover. */
export function DisabledReason({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.root}>
      <InfoIcon size="small" />
      <span>{children}</span>
    </p>
  )
}
