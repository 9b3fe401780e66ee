import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './box.css.ts'
import * as space from './space.css.ts'
import type { LayoutTag, Space } from './space.ts'

export type BoxProps = Html<'div'> & {
  /** The semantic element. */
  readonly as?: LayoutTag
  readonly padding?: Space
  readonly paddingInline?: Space
  readonly paddingBlock?: Space
  readonly surface?: keyof typeof styles.surface
  readonly radius?: keyof typeof styles.radius
  readonly shadow?: keyof typeof styles.shadow
  readonly border?: keyof typeof styles.border
}

/** A box with padding, background, radius and border. It has no outer margin. */
export function Box(props: BoxProps) {
  const { as = 'div', padding, paddingInline, paddingBlock, surface, radius, shadow, border, ...rest } = props
  const Tag = as as 'div'
  return (
    <Tag
      {...rest}
      className={cx(
        styles.root,
        padding && space.padding[padding],
        paddingInline && space.paddingInline[paddingInline],
        paddingBlock && space.paddingBlock[paddingBlock],
        surface && styles.surface[surface],
        radius && styles.radius[radius],
        shadow && styles.shadow[shadow],
        border && styles.border[border],
      )}
    />
  )
}
