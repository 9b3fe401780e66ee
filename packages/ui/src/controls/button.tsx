import type { ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { Spinner } from '../media/spinner.tsx'
import { buttonClass, type ButtonVariants } from './button-class.ts'
import { useButtonState, type ButtonState } from './button-state.ts'
import * as styles from './button.css.ts'

export type ButtonProps = Html<'button', 'disabled'> &
  ButtonVariants &
  ButtonState & {
    readonly children: ReactNode
    readonly iconStart?: ReactNode
    readonly iconEnd?: ReactNode
  }

/** A button that performs an action; its text is a verb. */
export function Button(props: ButtonProps) {
  const { tone, appearance, size, fullWidth, iconStart, iconEnd, children, ...others } = props
  const { loading, loadingLabel, unavailableReason, ...html } = others
  const { reasonId, attributes } = useButtonState({ loading, unavailableReason }, html)
  return (
    <button {...attributes} className={buttonClass({ tone, appearance, size, fullWidth })}>
      {iconStart}
      <span>{children}</span>
      {iconEnd}
      {loading && (
        <span className={styles.loading}>
          <Spinner label={loadingLabel} />
        </span>
      )}
      {unavailableReason !== undefined && (
        // `hidden` text is still read through aria-describedby and does not join the button's name.
        <span id={reasonId} hidden>
          {unavailableReason}
        </span>
      )}
    </button>
  )
}
