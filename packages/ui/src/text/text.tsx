import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './text.css.ts'
import * as type from './type.css.ts'

export type TextSize = 'caption' | 'small' | 'body' | 'lead'
export type TextTone = keyof typeof type.ink

export type TextProps = Html<'p'> & {
  /** The semantic element: `s` for a former price. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 's' | 'small' | 'figcaption' | 'li' | 'address'
  readonly size?: TextSize
  readonly tone?: TextTone
  readonly weight?: keyof typeof type.weight
  readonly align?: keyof typeof type.align
  readonly nowrap?: boolean
  /** Truncates after this number of lines. The full text has to be available elsewhere. */
  readonly lines?: keyof typeof styles.lines
}

/** Running text. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'body', tone = 'inherit', weight, align, nowrap, lines, ...rest } = props
  const Tag = as as 'p'
  return (
    <Tag
      {...rest}
      className={cx(
        styles.root,
        type.size[size],
        type.ink[tone],
        weight && type.weight[weight],
        align && type.align[align],
        nowrap && styles.nowrap,
        lines && styles.lines[lines],
        as === 's' && styles.struck,
      )}
    />
  )
}
