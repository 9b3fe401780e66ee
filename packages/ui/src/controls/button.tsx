import type { ReactNode } from 'react'

import { Spinner } from '../feedback/spinner.tsx'
import type { Html } from '../internal/html.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import * as styles from './button.css.ts'
import { usePress, type Pressable } from './press.ts'

export type ButtonProps = Html<'button', 'disabled'> &
  ButtonLook &
  Pressable & {
    readonly children: ReactNode
    readonly iconStart?: ReactNode
    readonly iconEnd?: ReactNode
  }

/** Does something. Its words are a verb. */
export function Button(props: ButtonProps) {
  const { tone, appearance, size, fullWidth, iconStart, iconEnd, children, ...others } = props
  const { loading, loadingLabel, unavailableBecause, ...html } = others
  const { reasonId, attributes } = usePress({ loading, unavailableBecause }, html)
  return (
    <button {...attributes} className={buttonClass({ tone, appearance, size, fullWidth })}>
      <span className={styles.content}>
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {loading && (
        <span className={styles.waiting}>
          <Spinner label={loadingLabel} />
        </span>
      )}
      {unavailableBecause !== undefined && (
        // `hidden` text is still read through aria-describedby and does not join the button's name.
        <span id={reasonId} hidden>
          {unavailableBecause}
        </span>
      )}
    </button>
  )
}
