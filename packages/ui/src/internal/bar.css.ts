import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { tone } from './tone.css.ts'

export const segments = componentStyle({ display: 'flex', gap: vars.space.xxs, inlineSize: '100%' })

export const segment = componentStyle({
  display: 'block',
  flex: '1 1 0',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.hairline,
  color: tone.solid,
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText`, color: 'Highlight' },
  },
})
