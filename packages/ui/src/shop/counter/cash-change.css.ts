import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { tone } from '../../internal/tone.css.ts'

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: tone.subtle,
  color: vars.color.text.primary,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} color-mix(in srgb, ${tone.border} 28%, transparent)`,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const amount = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.title1.size,
  lineHeight: vars.text.title1.leading,
  fontVariantNumeric: 'tabular-nums',
  color: tone.text,
})
