import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** Title link whose target covers the card, while its accessible name stays the title. */
export const link = componentStyle({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

/** The focus ring of such a card, for its `:has(a:focus-visible)`. */
export const ring = {
  outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.space.hair,
}
