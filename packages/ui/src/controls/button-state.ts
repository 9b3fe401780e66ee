import { useId, type MouseEvent } from 'react'

import type { Html } from '../internal/html.ts'

/** Why something cannot be pressed now. It stays focusable, so that the reason can be found. */
export type ButtonState = {
  readonly loading?: boolean
  /** Said when loading begins; needed wherever `loading` is used. */
  readonly loadingLabel?: string
  /** The reason it cannot be pressed, in words; its presence makes it `aria-disabled`. */
  readonly unavailableReason?: string | undefined
}

type ButtonAttributes = Html<'button'>

/** The attributes of a button that waits or explains itself instead of going dead (`disabled`). */
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
