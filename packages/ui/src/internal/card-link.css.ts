import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** The link in the title of a card: the whole card is pressed, while the link's own name stays the title alone. */
export const link = componentStyle({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

/** The focus ring of such a card, for its `:has(a:focus-visible)`. */
export const ring = {
  outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.space.hair,
}
