import { vars } from '@colada/tokens'

/** Transition of properties on hover and press. */
export const transition = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.out}`).join(', ')
