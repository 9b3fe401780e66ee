import { useId, type MouseEvent } from 'react'
import type { Html } from '../internal/html.ts'

/** State of a button that stays focusable while it is unavailable, so that its reason is accessible. */
export type ButtonState = {
  readonly loading?: boolean
  /** Announced when loading begins; required with `loading`. */
  readonly loadingLabel?: string
  /** Why the button is unavailable; its presence sets `aria-disabled`. */
  readonly unavailableReason?: string | undefined
}

type ButtonAttributes = Html<'button'>

/** Attributes of a button that is `aria-disabled` with a description, instead of `disabled`. */
export const useButtonState = (state: ButtonState, attributes: ButtonAttributes) => {
  const reasonId = useId()
  const { loading = false, unavailableReason } = state
  const blocked = loading || unavailableReason !== undefined
  const describedBy = [attributes['aria-describedby'], unavailableReason && reasonId]
    .filter(Boolean)
    .join(' ')
  return {
    reasonId,
    attributes: {
      type: 'button' as const,
      ...attributes,
      'aria-disabled': blocked || attributes['aria-disabled'] || undefined,
      'aria-busy': loading || undefined,
      'aria-describedby': describedBy || undefined,
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        // Also stops a submit button from submitting.
        if (blocked) event.preventDefault()
        else attributes.onClick?.(event)
      },
    },
  }
}
