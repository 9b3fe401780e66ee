import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

const line = `${vars.size.hairline} solid ${vars.color.border.hairline}`

export const root = componentStyle({ borderBlockStart: line })

export const item = componentStyle({ borderBlockEnd: line })

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.text,
  fontSize: vars.text.body.size,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  fontWeight: vars.weight.semibold,
  textWrap: 'pretty',
  textUnderlineOffset: vars.size.underline,
  ':active': { color: vars.color.text.brand, textDecorationLine: 'underline' },
  '@media': { [media.hover]: { ':hover': { color: vars.color.text.brand } } },
})

export const chevron = componentStyle({
  display: 'inline-flex',
  color: vars.color.text.brand,
  transition: transition('transform'),
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.unscripted]: { display: 'none' }, print: { display: 'none' } },
})

/** The answer stays in the document while closed, for search engines; without scripting and on paper it is open. */
export const content = componentStyle({
  paddingBlockEnd: vars.space.lg,
  color: vars.color.text.secondary,
  selectors: {
    '&[data-state="closed"]': {
      display: 'none',
      '@media': { [media.unscripted]: { display: 'block' }, print: { display: 'block' } },
    },
  },
})
