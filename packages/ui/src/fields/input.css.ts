import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

const { control, hairline, outline } = vars.size

/** The box of inputs and native selects. */
export const box = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: control,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  border: `${hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  // iOS zooms into fields with less than 16 px.
  fontSize: `max(${vars.space.md}, ${vars.text.body.size})`,
  lineHeight: 1.4,
  transition: transition('border-color', 'box-shadow'),
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
  ':focus-visible': {
    outline: `${outline} solid ${vars.color.focus.ring}`,
    outlineOffset: `calc(-1 * ${hairline})`,
  },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.status.danger.border,
      boxShadow: `inset 0 0 0 ${hairline} ${vars.color.status.danger.border}`,
    },
    // Truncates long options with an ellipsis.
    'select&': { textOverflow: 'ellipsis' },
    '&:read-only:not(select)': { backgroundColor: vars.color.surface.sunken },
    '&:disabled': { backgroundColor: vars.color.surface.sunken, color: vars.color.text.muted, opacity: 1 },
    '&[type="search"]::-webkit-search-cancel-button': { display: 'none' },
    '&[type="number"]': { MozAppearance: 'textfield' },
    '&::-webkit-inner-spin-button': { appearance: 'none' },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.text.secondary } } },
})

export const area = componentStyle({
  minBlockSize: `calc(2 * ${vars.size.controlLarge})`,
  resize: 'vertical',
})

/** Positions icons and buttons over a control. */
export const frame = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center' })

export const hasStart = componentStyle({ paddingInlineStart: vars.space.xxl })
export const hasEnd = componentStyle({ paddingInlineEnd: vars.space.xxl })

const end = { position: 'absolute', display: 'inline-flex', alignItems: 'center' } as const

export const start = componentStyle({
  ...end,
  insetInlineStart: vars.space.sm,
  pointerEvents: 'none',
  color: vars.color.text.secondary,
})

export const chevron = componentStyle({ ...end, insetInlineEnd: vars.space.sm, pointerEvents: 'none' })

/** A unit or another short word at the end: "cm". */
export const suffix = componentStyle({
  ...end,
  insetInlineEnd: vars.space.sm,
  pointerEvents: 'none',
  color: vars.color.text.secondary,
})

export const endButton = componentStyle({ ...end, insetInlineEnd: 0 })

export const counter = componentStyle({
  alignSelf: 'flex-end',
  fontSize: vars.text.caption.size,
  color: vars.color.text.muted,
  selectors: { '&[data-full="true"]': { color: vars.color.status.warning.text } },
})
