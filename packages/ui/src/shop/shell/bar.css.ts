import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { tone } from '../../internal/tone.css.ts'

/** A strip across the page in a status tone: icon, words, what can be done. */
export const root = componentStyle({
  backgroundColor: tone.subtle,
  color: vars.color.text.primary,
  borderBlockEnd: `${vars.size.hairline} solid ${tone.border}`,
  '@media': { print: { display: 'none' } },
})

export const solid = componentStyle({
  backgroundColor: tone.solid,
  color: tone.foreground,
  borderBlockEnd: 'none',
})

export const inner = componentStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.sm,
  maxInlineSize: vars.size.content,
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  minBlockSize: vars.size.control,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', color: tone.text })

export const words = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
})

export const centred = componentStyle({ '@media': { [media.from.md]: { justifyContent: 'center' } } })

export const strong = componentStyle({ fontWeight: vars.weight.semibold })
