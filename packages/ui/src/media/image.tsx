import { cx } from 'class-variance-authority'

import type { Html } from '../internal/html.ts'
import * as styles from './image.css.ts'

export type Priority = 'main' | 'seen'

export type ImageProps = Html<'img', 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  readonly src: string
  /** What the picture says; empty when the words beside it say the same. */
  readonly alt: string
  /** Width and height of the file in px: they keep the place before it arrives. */
  readonly width: number
  readonly height: number
  readonly ratio?: keyof typeof styles.ratio
  readonly background?: keyof typeof styles.background
  readonly radius?: keyof typeof styles.radius
  /** The picture of the first view, fetched ahead of the rest, or one of several in it, fetched at once. Others wait until they come near. */
  readonly priority?: Priority | undefined
}

/** A picture that keeps its place. */
export function Image(props: ImageProps) {
  const { alt, ratio = 'natural', background = 'none', radius = 'none', priority, ...rest } = props
  return (
    <img
      decoding="async"
      fetchPriority={priority === 'main' ? 'high' : undefined}
      {...rest}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      className={cx(styles.root, styles.ratio[ratio], styles.background[background], styles.radius[radius])}
    />
  )
}
