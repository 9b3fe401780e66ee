import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  /** The shape of what is coming, in its final size. */
  readonly shape?: keyof typeof styles.shape
  readonly width?: keyof typeof styles.width
}

/** Keeps the place of something on its way. Put the pieces of one wait into one SkeletonGroup. */
export function Skeleton({ shape = 'body', width = 'full' }: SkeletonProps) {
  return <span className={cx(styles.root, styles.shape[shape], styles.width[width])} aria-hidden="true" />
}

export type SkeletonGroupProps = {
  /** What is on its way: "Cargando tus pedidos…". */
  readonly label: string
  readonly children: ReactNode
}

/** One wait, said once. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
