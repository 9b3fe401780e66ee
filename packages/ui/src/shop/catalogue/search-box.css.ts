import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ position: 'relative', display: 'block' })

/** Below the field, over the page; wider than a narrow field. */
export const list = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  zIndex: vars.level.overlay,
  '@media': {
    [media.from.md]: { insetInlineStart: 'auto', inlineSize: `max(100%, ${vars.width.xl})` },
  },
})
