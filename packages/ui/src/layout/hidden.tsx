import type { Breakpoint } from '@colada/tokens'
import type { ReactNode } from 'react'

import * as styles from './hidden.css.ts'

export type HiddenProps = { readonly as?: 'div' | 'span'; readonly children: ReactNode } & (
  | { readonly below: Breakpoint; readonly from?: never }
  | { readonly from: Breakpoint; readonly below?: never }
)

/** Leaves something out below or from a breakpoint, for the eye and for assistive technology alike. */
export function Hidden({ as: Tag = 'div', below, from, children }: HiddenProps) {
  return <Tag className={below ? styles.below[below] : styles.from[from]}>{children}</Tag>
}
