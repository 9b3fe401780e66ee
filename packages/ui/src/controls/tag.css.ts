import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  ':focus-visible': { outlineOffset: vars.space.xxs },
})

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.brand,
  color: vars.color.text.brand,
  fontSize: vars.text.small.size,
  lineHeight: 1.2,
  fontWeight: vars.weight.medium,
  selectors: { '&[aria-busy="true"]': { color: vars.color.text.secondary } },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const text = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  overflowWrap: 'anywhere',
})

/** As high as the tag, with a larger target. */
export const remove = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.full,
  color: 'inherit',
  touchAction: 'manipulation',
  transition: transition('background-color'),
  // An outer ring would overlap the last letter.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.outline})` },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((${vars.size.controlSmall} - ${vars.size.control}) / 2)`,
    },
    '&:active:not([aria-disabled])': { backgroundColor: vars.color.action.primary.subtle.active },
    '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled], :active)': {
          backgroundColor: vars.color.action.primary.subtle.hover,
        },
      },
    },
  },
})
