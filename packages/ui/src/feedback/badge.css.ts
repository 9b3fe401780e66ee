import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { tone } from '../internal/tone.css.ts'

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  minBlockSize: vars.space.lg,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.hair,
  borderRadius: vars.radius.full,
  fontSize: vars.text.caption.size,
  lineHeight: 1.3,
  fontWeight: vars.weight.semibold,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const appearance = componentVariants(
  {
    subtle: { backgroundColor: tone.subtle, color: tone.text },
    solid: { backgroundColor: tone.solid, color: tone.foreground },
    outline: { boxShadow: `inset 0 0 0 ${vars.size.hairline} ${tone.border}`, color: tone.text },
  },
  (rule) => rule,
)
