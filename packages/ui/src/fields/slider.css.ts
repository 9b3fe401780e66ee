import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const root = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.md })

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: vars.size.control,
})

/** The centre of the thumb moves from end to end of the track. */
export const bar = componentStyle({
  position: 'absolute',
  insetInline: `calc(${vars.size.iconLarge} / 2)`,
  pointerEvents: 'none',
  selectors: { ':has(> input:disabled) > &': { opacity: 0.72 } },
})

export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  ':disabled': { cursor: 'not-allowed' },
  ':focus-visible': { outline: 'none' },
})

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  border: `${vars.size.outline} solid ${vars.color.action.primary.solid.rest}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  transition: transition('background-color', 'border-color'),
} as const
const focused = {
  outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.space.hair,
}
const pressed = { backgroundColor: vars.color.action.primary.solid.rest }
const invalid = { borderColor: vars.color.status.danger.border }
const off = { borderColor: vars.color.border.control, backgroundColor: vars.color.surface.sunken }
const forced = { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' }

/** One rule per engine: an unknown pseudo-element invalidates a selector list. */
const rulesOf = (name: string) => ({
  selectors: {
    [`&${name}`]: thumb,
    [`&:focus-visible${name}`]: focused,
    [`&:active:not(:disabled)${name}`]: pressed,
    [`&[aria-invalid="true"]${name}`]: invalid,
    [`&:disabled${name}`]: off,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`&:hover:not(:disabled, :active)${name}`]: {
          backgroundColor: vars.color.action.primary.subtle.hover,
        },
      },
    },
    [media.forcedColors]: { selectors: { [`&${name}`]: forced } },
  },
})

const thumbs = componentVariants({ webkit: '::-webkit-slider-thumb', gecko: '::-moz-range-thumb' }, (name) =>
  rulesOf(name),
)
export const thumbClasses = [thumbs.webkit, thumbs.gecko]

/** Fits the longest value, so that the track keeps its width. */
export const value = componentStyle({
  flex: 'none',
  minInlineSize: '4em', // raw: four letters of its own text
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
