import { cva, type VariantProps } from 'class-variance-authority'

import { actionTone } from '../internal/tone.css.ts'
import * as styles from './button.css.ts'

/** How a button looks, shared by everything that looks like one. */
export const buttonClass = cva(styles.root, {
  variants: {
    /** What it means: the main step, a quiet one, a promotion, something that cannot be undone. */
    tone: actionTone,
    /** How much it asks for attention. One `solid` a view. */
    appearance: styles.appearance,
    size: { ...styles.size, small: [styles.size.small, styles.reach] },
    fullWidth: { true: styles.fullWidth },
  },
  defaultVariants: { tone: 'primary', appearance: 'solid', size: 'medium' },
})

type Variants = VariantProps<typeof buttonClass>

export type ButtonVariants = {
  /** What it means: the main step, a quiet one, a promotion, something that cannot be undone. */
  readonly tone?: NonNullable<Variants['tone']>
  /** How much it asks for attention. One `solid` a view. */
  readonly appearance?: NonNullable<Variants['appearance']>
  readonly size?: NonNullable<Variants['size']>
  readonly fullWidth?: boolean
}
