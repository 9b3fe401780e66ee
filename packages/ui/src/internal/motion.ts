import { vars } from '@colada/tokens'

/** The one way things change under a pointer: colours and small moves, short and easing out. */
export const transition = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.out}`).join(', ')
