import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
})

export const amount = componentStyle({ color: vars.color.text.primary, fontWeight: vars.weight.semibold })

export const size = componentVariants(
  {
    medium: { fontSize: vars.text.body.size, lineHeight: vars.text.body.leading },
    large: {
      fontFamily: vars.font.display,
      fontSize: vars.text.title2.size,
      lineHeight: vars.text.title2.leading,
      letterSpacing: vars.text.title2.tracking,
    },
  },
  (rule) => rule,
)

/** The texts around the amount. */
export const note = componentVariants(
  {
    medium: { fontSize: vars.text.small.size, lineHeight: vars.text.small.leading },
    large: {},
  },
  (rule) => ({ color: vars.color.text.secondary, ...rule }),
)

export const before = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})
