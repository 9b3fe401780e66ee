import type { ReactNode } from 'react'
import { InfoIcon } from '../../media/icons.ts'
import * as styles from './disabled-reason.css.ts'

/** A visible reason for all disabled items, since touch has no hover. */
export function DisabledReason({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.root}>
      <InfoIcon size="small" />
      <span>{children}</span>
    </p>
  )
}
