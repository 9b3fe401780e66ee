import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const list = componentStyle({ display: 'flex', flexDirection: 'column', listStyle: 'none' })

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignItems: 'baseline',
  paddingBlock: vars.space.xxs,
})

export const marker = componentStyle({ color: vars.color.text.brand })

export const descriptions = componentStyle({ display: 'flex', flexDirection: 'column' })

/** A line between the pairs. */
const ruled = {
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}` },
  },
}

export const pair = componentVariants(
  {
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.md,
      paddingBlock: vars.space.xs,
    },
    stacked: { paddingBlock: vars.space.xs },
  },
  (rule) => ({ ...rule, ...ruled }),
)

export const term = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})

/** Takes the rest of the line, so that a short value is at its end; a long one goes to a line of its own, at its start. */
export const beside = componentStyle({ flex: `1 1 ${vars.width.xs}`, minInlineSize: 0 })

/** Not cut when it is one long word, such as an email address. */
export const value = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const strong = componentStyle({ fontWeight: vars.weight.semibold })
