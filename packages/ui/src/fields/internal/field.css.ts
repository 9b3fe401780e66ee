import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
} as const

/** Space below a field of a row, for the fields that wrap; the row takes it back. */
const below = `calc(${vars.space.md} - ${vars.space.xxs})`

/** Fields side by side, whose controls are aligned whatever the length of their hints. */
export const row = componentStyle({
  display: 'grid',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  marginBlockEnd: `calc(-1 * ${below})`,
})

export const root = componentStyle({
  ...column,
  selectors: {
    [`${row} > &`]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      marginBlockEnd: below,
    },
  },
})

/** Label and hint. */
export const head = componentStyle(column)

/** Control and error. */
export const body = componentStyle(column)

export const label = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.semibold,
})

export const optional = componentStyle({
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  marginInlineStart: vars.space.xxs,
})

export const hint = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.medium,
  color: vars.color.status.danger.text,
})

/** The negative margin removes the gap while it is empty. */
export const errorRegion = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.xxs})` } },
})
