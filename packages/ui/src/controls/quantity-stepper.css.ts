import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  inlineSize: 'fit-content',
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  selectors: {
    '&[data-disabled]': { color: vars.color.text.muted, backgroundColor: vars.color.surface.sunken },
  },
})

export const size = componentVariants(
  { small: vars.size.controlSmall, medium: vars.size.control },
  (blockSize) => ({ blockSize }),
)

export const fullWidth = componentStyle({ inlineSize: '100%', justifyContent: 'space-between' })

export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  borderRadius: vars.radius.full,
  color: vars.color.action.primary.text,
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: transition('background-color'),
  selectors: {
    // Extends the target of the small stepper to 44 px.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: vars.size.control,
      transform: 'translateY(-50%)',
    },
    '&[aria-disabled]': { color: vars.color.text.muted, opacity: 0.55, cursor: 'not-allowed' },
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.action.primary.subtle.active },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], :active)': { backgroundColor: vars.color.action.primary.subtle.rest },
      },
    },
  },
})

export const value = componentStyle({
  inlineSize: '5ch',
  minInlineSize: 0,
  paddingInline: vars.space.none,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

/** Takes the free width, so that the stepper fits beside a button on a phone. */
export const wideValue = componentStyle({ inlineSize: '3ch', flexGrow: 1 })
