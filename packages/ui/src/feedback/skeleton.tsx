import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  /** Shape and size of the content. */
  readonly shape?: keyof typeof styles.shape
  readonly width?: keyof typeof styles.width
}

/** Placeholder of loading content. Wrap all skeletons of one request in a SkeletonGroup. */
export function Skeleton({ shape = 'body', width = 'full' }: SkeletonProps) {
  return <span className={cx(styles.root, styles.shape[shape], styles.width[width])} aria-hidden="true" />
}

export type SkeletonGroupProps = {
  /** Announced text: "Cargando tus pedidos…". */
  readonly label: string
  readonly children: ReactNode
}

/** Skeletons with one announcement. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
