import { cx } from 'class-variance-authority'

import type { Html } from '../internal/html.ts'
import * as styles from './image.css.ts'

export type ImageProps = Html<'img', 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  readonly src: string
  /** What the picture says; empty when the words beside it say the same. */
  readonly alt: string
  /** Width and height of the file in px: they keep the place before it arrives. */
  readonly width: number
  readonly height: number
  readonly ratio?: keyof typeof styles.ratio
  readonly ground?: keyof typeof styles.ground
  readonly radius?: keyof typeof styles.radius
  /** In the first view: fetched at once. Everything else waits until it comes near. */
  readonly priority?: boolean
}

/** A picture that keeps its place. */
export function Image(props: ImageProps) {
  const { alt, ratio = 'natural', ground = 'none', radius = 'none', priority = false, ...rest } = props
  return (
    <img
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      {...rest}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      className={cx(styles.root, styles.ratio[ratio], styles.ground[ground], styles.radius[radius])}
    />
  )
}
