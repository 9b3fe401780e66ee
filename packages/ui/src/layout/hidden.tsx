import type { Breakpoint } from '@colada/tokens'
import type { ReactNode } from 'react'

import * as styles from './hidden.css.ts'

export type HiddenProps = { readonly as?: 'div' | 'span'; readonly children: ReactNode } & (
  | { readonly below: Breakpoint; readonly from?: never; readonly where?: never }
  | { readonly from: Breakpoint; readonly below?: never; readonly where?: never }
  /** `unscripted` leaves out what would be dead without scripts, `scripted` what stands in for it there. */
  | { readonly where: 'scripted' | 'unscripted'; readonly from?: never; readonly below?: never }
)

/** Leaves something out below or from a breakpoint, or by whether scripts run, for the eye and for assistive technology alike. */
export function Hidden({ as: Tag = 'div', below, from, where, children }: HiddenProps) {
  return (
    <Tag className={where ? styles.where[where] : below ? styles.below[below] : styles.from[from]}>
      {children}
    </Tag>
  )
}
