import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const options = componentStyle({ display: 'flex', flexDirection: 'column' })

export const cards = componentStyle({ display: 'grid', gap: vars.space.xs })

/** An option as a card: a saved bank card, an address, a payment method. */
export const card = componentStyle({
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  transition: transition('border-color', 'background-color'),
  selectors: {
    '&:has([data-state="checked"])': {
      borderColor: vars.color.border.selected,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.selected}`,
    },
  },
  ':active': { borderColor: vars.color.border.selected, backgroundColor: vars.color.surface.brand },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.border.selected } } },
})
