import type { Html } from '../internal/html.ts'
import * as styles from './visually-hidden.css.ts'

export type VisuallyHiddenProps = Html<'span'> & { readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' }

/** Visible to assistive technology only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Tag = as as 'span'
  return <Tag {...rest} className={styles.root} />
}
