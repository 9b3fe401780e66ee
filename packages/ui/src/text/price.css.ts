import { vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
})

export const amount = componentStyle({ fontWeight: vars.weight.semibold })

export const size = componentVariants(
  {
    medium: {},
    large: {
      fontFamily: vars.font.display,
      fontSize: vars.text.title2.size,
      lineHeight: vars.text.title2.leading,
      letterSpacing: vars.text.title2.tracking,
    },
  },
  (rule) => rule,
)

export const unit = componentStyle({ color: vars.color.text.secondary })

export const small = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

export const before = componentStyle({ color: vars.color.text.muted })
