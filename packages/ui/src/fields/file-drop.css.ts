import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const zone = componentStyle({ position: 'relative', display: 'grid' })

/** The native input, transparent over the whole zone, receives clicks, keys and drops. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: vars.level.raised,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})

export const dropArea = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.width.xs,
  padding: vars.space.md,
  border: `${vars.size.outline} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.action.primary.text,
  textAlign: 'center',
  transition: transition('background-color', 'border-color'),
  selectors: {
    'input:focus-visible + &': {
      outline: `${vars.size.outline} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.space.hair,
    },
    'input:active + &, [data-over] > &': {
      borderStyle: 'solid',
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.surface.brand,
    },
    'input[aria-invalid="true"] + &': { borderColor: vars.color.status.danger.border },
    'input:disabled + &': {
      borderColor: vars.color.border.hairline,
      backgroundColor: vars.color.surface.sunken,
      color: vars.color.text.muted,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        'input:hover:not(:disabled) + &': {
          borderColor: vars.color.border.selected,
          backgroundColor: vars.color.surface.brand,
        },
      },
    },
    [media.forcedColors]: { selectors: { '[data-over] > &': { borderColor: 'Highlight' } } },
  },
})

export const choose = componentStyle({ fontWeight: vars.weight.semibold })

/** Hidden on touch devices, which have no drag and drop. */
export const drop = componentStyle({
  display: 'none',
  fontSize: vars.text.small.size,
  color: vars.color.text.secondary,
  '@media': { [media.hover]: { display: 'block' } },
})

export const files = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xxs,
})
