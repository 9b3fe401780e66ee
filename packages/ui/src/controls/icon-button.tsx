import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { Spinner } from '../media/spinner.tsx'
import { buttonClass, type ButtonVariants } from './button-class.ts'
import { useButtonState, type ButtonState } from './button-state.ts'
import * as styles from './button.css.ts'
import * as own from './icon-button.css.ts'

export type IconButtonProps = Html<'button', 'disabled' | 'children' | 'aria-label'> &
  Omit<ButtonVariants, 'fullWidth'> &
  ButtonState & {
    /** Accessible name. */
    readonly label: string
    readonly icon: ReactNode
    readonly round?: boolean
    /** A short text on the corner, which the label has to include: "Bag, 3 garments". */
    readonly badge?: string | undefined
  }

/** A button with an icon as content. */
export function IconButton(props: IconButtonProps) {
  const {
    tone = 'neutral',
    appearance = 'plain',
    size = 'medium',
    label,
    icon,
    round,
    badge,
    ...others
  } = props
  const { loading, loadingLabel, unavailableReason, ...html } = others
  const { reasonId, attributes } = useButtonState({ loading, unavailableReason }, html)
  return (
    <button
      {...attributes}
      aria-label={label}
      className={cx(buttonClass({ tone, appearance, size }), styles.square[size], round && own.round)}
    >
      {icon}
      {loading && (
        <span className={styles.loading}>
          <Spinner label={loadingLabel} />
        </span>
      )}
      {badge && (
        <span className={own.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      {unavailableReason !== undefined && (
        <span id={reasonId} hidden>
          {unavailableReason}
        </span>
      )}
    </button>
  )
}
