import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './heading.css.ts'
import type { TextTone } from './text.tsx'
import * as type from './type.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingSize = 'display' | 'title1' | 'title2' | 'title3' | 'title4'

export type HeadingProps = Html<'h2'> & {
  /** Level in the document outline. */
  readonly level: HeadingLevel
  /** Font size; by default derived from the level. */
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

/** A heading with independent level and size. */
export function Heading({ level, size = sizeOf[level], tone = 'inherit', align, ...rest }: HeadingProps) {
  const Tag = `h${level}` as 'h2'
  return (
    <Tag {...rest} className={cx(styles.root, type.size[size], type.ink[tone], align && type.align[align])} />
  )
}
