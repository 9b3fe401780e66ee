import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { tone } from '../internal/tone.css.ts'

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: tone.subtle,
  color: vars.color.text.primary,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

/** High contrast has no tinted backgrounds, so the border delimits the box. */
export const edge = componentStyle({
  boxShadow: `inset 0 0 0 ${vars.size.hairline} color-mix(in srgb, ${tone.border} 28%, transparent)`,
})

export const icon = componentStyle({ color: tone.text, lineHeight: vars.text.body.leading })

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
})

export const title = componentStyle({ fontWeight: vars.weight.semibold, color: tone.text })

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  marginBlockStart: vars.space.xs,
})
