import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ position: 'relative', display: 'block' })

/** Below the field and over the page, which does not move. Wider than the field where the bar leaves it little. */
export const list = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  zIndex: vars.level.overlay,
  '@media': {
    [media.from.md]: { insetInlineStart: 'auto', inlineSize: `max(100%, ${vars.width.xl})` },
  },
})
