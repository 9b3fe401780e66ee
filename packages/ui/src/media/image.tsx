import { cx } from 'class-variance-authority'
import type { Html } from '../internal/html.ts'
import * as styles from './image.css.ts'

export type Priority = 'high' | 'eager'

export type ImageProps = Html<'img', 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  readonly src: string
  /** Alternative text; empty if the text beside it says the same. */
  readonly alt: string
  /** Size of the file in px, which reserves its space while it loads. */
  readonly width: number
  readonly height: number
  readonly ratio?: keyof typeof styles.ratio
  readonly background?: keyof typeof styles.background
  readonly radius?: keyof typeof styles.radius
  /** `high` sets `fetchpriority`, both load eagerly; others load lazily. */
  readonly priority?: Priority | undefined
}

/** An image that does not shift the layout while it loads. */
export function Image(props: ImageProps) {
  const { alt, ratio = 'natural', background = 'none', radius = 'none', priority, ...rest } = props
  return (
    <img
      decoding="async"
      fetchPriority={priority === 'high' ? 'high' : undefined}
      {...rest}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      className={cx(styles.root, styles.ratio[ratio], styles.background[background], styles.radius[radius])}
    />
  )
}
