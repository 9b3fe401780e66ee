import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': {
    [media.from.lg]: {
      gridTemplateColumns: 'minmax(0, 2fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: `minmax(${vars.width.md}, 1fr)`,
      gap: vars.space.xl,
    },
  },
})

export const form = componentStyle({ display: 'grid', gap: vars.space.lg })

export const head = componentStyle({ display: 'grid', gap: vars.space.xxs })

export const aside = componentStyle({ display: 'grid', gap: vars.space.md, paddingInline: vars.space.xs })
