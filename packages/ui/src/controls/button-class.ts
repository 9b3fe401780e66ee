import { cva, type VariantProps } from 'class-variance-authority'
import { actionTone } from '../internal/tone.css.ts'
import * as styles from './button.css.ts'

/** Class of a button, shared with links that look like one. */
export const buttonClass = cva(styles.root, {
  variants: {
    /** `primary` action, `neutral`, `accent` for promotions, `danger` for what cannot be undone. */
    tone: actionTone,
    /** Prominence. One `solid` button per view. */
    appearance: styles.appearance,
    size: { ...styles.size, small: [styles.size.small, styles.touchTarget] },
    fullWidth: { true: styles.fullWidth },
  },
  defaultVariants: { tone: 'primary', appearance: 'solid', size: 'medium' },
})

type Variants = VariantProps<typeof buttonClass>

export type ButtonVariants = {
  /** `primary` action, `neutral`, `accent` for promotions, `danger` for what cannot be undone. */
  readonly tone?: NonNullable<Variants['tone']>
  /** Prominence. One `solid` button per view. */
  readonly appearance?: NonNullable<Variants['appearance']>
  readonly size?: NonNullable<Variants['size']>
  readonly fullWidth?: boolean
}
