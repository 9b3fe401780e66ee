import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import type { Html } from '../internal/html.ts'
import { useLinkComponent } from '../internal/link.tsx'
import * as styles from './text-link.css.ts'

export type TextLinkProps = Html<'a', 'href' | 'children'> & {
  readonly href: string
  /** Left out where a sentence puts its own words between the tags. */
  readonly children?: ReactNode
  readonly tone?: keyof typeof styles.tone
  /** Without a line at rest: for links in lists and bars, never inside a sentence. */
  readonly quiet?: boolean
  /** Stands alone, with a target of 44 px. */
  readonly standalone?: boolean
}

/** A link in words. */
export function TextLink({ tone = 'brand', quiet, standalone, ...rest }: TextLinkProps) {
  const Link = useLinkComponent()
  return (
    <Link
      {...rest}
      className={cx(styles.root, styles.tone[tone], quiet && styles.quiet, standalone && styles.target)}
    />
  )
}
