import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { useLinkComponent } from '../internal/link.tsx'
import * as styles from './text-link.css.ts'

export type TextLinkProps = Html<'a', 'href' | 'children'> & {
  readonly href: string
  /** Omitted where a translation component supplies the content. */
  readonly children?: ReactNode
  readonly tone?: keyof typeof styles.tone
  /** Not underlined unless hovered: for lists and bars, not for sentences. */
  readonly quiet?: boolean
  /** Outside a sentence, with a target size of 44 px. */
  readonly standalone?: boolean
}

/** A text link. */
export function TextLink({ tone = 'brand', quiet, standalone, ...rest }: TextLinkProps) {
  const Link = useLinkComponent()
  return (
    <Link
      {...rest}
      className={cx(styles.root, styles.tone[tone], quiet && styles.quiet, standalone && styles.target)}
    />
  )
}
