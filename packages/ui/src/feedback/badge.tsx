import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { statusTone } from '../internal/tone.css.ts'
import * as styles from './badge.css.ts'
import type { StatusTone } from './tone-icons.ts'

const badge = cva(styles.root, {
  variants: { tone: statusTone, appearance: styles.appearance },
  defaultVariants: { tone: 'neutral', appearance: 'subtle' },
})

export type BadgeProps = {
  readonly tone?: StatusTone
  readonly appearance?: keyof typeof styles.appearance
  readonly icon?: ReactNode
  /** One to three words. */
  readonly children: ReactNode
}

/** A short state: "En lavado", "Nuevo", "−20 %". Not interactive; see Chip. */
export function Badge({ tone, appearance, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone, appearance })}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
