import type { Breakpoint } from '@colada/tokens'
import type { ReactNode } from 'react'
import * as styles from './hidden.css.ts'

export type HiddenProps = { readonly as?: 'div' | 'span'; readonly children: ReactNode } & (
  | { readonly below: Breakpoint; readonly from?: never; readonly where?: never }
  | { readonly from: Breakpoint; readonly below?: never; readonly where?: never }
  /** `unscripted` hides content that needs scripting, `scripted` hides its fallback; `print` hides it on paper, `screen` shows it only there. */
  | { readonly where: keyof typeof styles.where; readonly from?: never; readonly below?: never }
)

/** Hides content below or from a breakpoint, by availability of scripting, or on paper, for everyone including assistive technology. */
export function Hidden({ as: Tag = 'div', below, from, where, children }: HiddenProps) {
  return (
    <Tag className={where ? styles.where[where] : below ? styles.below[below] : styles.from[from]}>
      {children}
    </Tag>
  )
}
