import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  '@media': {
    [media.from.md]: {
      padding: vars.space.lg,
      selectors: {
        '&[data-sticky]': {
          position: 'sticky',
          insetBlockStart: `calc(${vars.space.xxxl} + ${vars.space.lg})`,
        },
      },
    },
  },
})

export const action = componentStyle({ display: 'grid', gap: vars.space.xs })
