import { cx } from 'class-variance-authority'

import type { Html } from '../internal/html.ts'
import * as styles from './heading.css.ts'
import type { TextTone } from './text.tsx'
import * as type from './type.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingSize = 'display' | 'title1' | 'title2' | 'title3' | 'title4'

export type HeadingProps = Html<'h2'> & {
  /** Where the heading stands in the outline of the page. */
  readonly level: HeadingLevel
  /** How large it looks; by default what its level suggests. */
  readonly size?: HeadingSize
  readonly tone?: TextTone
  readonly align?: keyof typeof type.align
}

const sizeOf: Record<HeadingLevel, HeadingSize> = {
  1: 'title1',
  2: 'title2',
  3: 'title3',
  4: 'title4',
  5: 'title4',
  6: 'title4',
}

/** A heading. Level and size are separate, so that the outline stays right wherever it is used. */
export function Heading({ level, size = sizeOf[level], tone = 'inherit', align, ...rest }: HeadingProps) {
  const Tag = `h${level}` as 'h2'
  return (
    <Tag {...rest} className={cx(styles.root, type.size[size], type.ink[tone], align && type.align[align])} />
  )
}
