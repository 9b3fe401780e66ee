import { layers, media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'
import { transition } from '../internal/motion.ts'
import { tone } from '../internal/tone.css.ts'

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: transition('background-color', 'border-color', 'color', 'transform'),
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: `translateY(${vars.size.hairline})` },
    '&[aria-disabled="true"]:not([aria-busy="true"])': { cursor: 'not-allowed', opacity: 0.72 },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { print: { display: 'none' } },
})

const enabled = '&:not([aria-disabled="true"])'

const filled = (rest: string, hover: string, active: string) => ({
  backgroundColor: rest,
  selectors: { [`${enabled}:active`]: { backgroundColor: active } },
  '@media': {
    [media.hover]: { selectors: { [`${enabled}:hover:not(:active)`]: { backgroundColor: hover } } },
  },
})

export const appearance = componentVariants(
  {
    solid: { color: tone.foreground, ...filled(tone.solid, tone.solidHover, tone.solidActive) },
    soft: { color: tone.text, ...filled(tone.subtle, tone.subtleHover, tone.subtleActive) },
    outline: {
      color: tone.text,
      ...filled('transparent', tone.subtle, tone.subtleHover),
      borderColor: tone.border,
    },
    plain: { color: tone.text, ...filled('transparent', tone.subtle, tone.subtleHover) },
  },
  (rule) => ({
    ...rule,
    '@media': { ...rule['@media'], [media.forcedColors]: { borderColor: 'ButtonBorder' } },
  }),
)

export const size = componentVariants(
  {
    small: { height: vars.size.controlSmall, inline: vars.space.sm, text: vars.text.small.size },
    medium: { height: vars.size.control, inline: vars.space.md, text: vars.text.body.size },
    large: { height: vars.size.controlLarge, inline: vars.space.lg, text: vars.text.body.size },
  },
  ({ height, inline, text }) => ({
    minBlockSize: height,
    paddingInline: inline,
    paddingBlock: vars.space.xxs,
    fontSize: text,
  }),
)

/** Extends the target of a 36 px button to 44 px. */
export const touchTarget = componentStyle({
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc((${vars.size.controlSmall} - ${vars.size.control}) / 2)`,
  },
})

export const fullWidth = componentStyle({ inlineSize: '100%' })

export const square = componentVariants(
  { small: vars.size.controlSmall, medium: vars.size.control, large: vars.size.controlLarge },
  (size) => ({ inlineSize: size, paddingInline: 0, flex: 'none' }),
)

export const loading = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})

/** Text and icons are hidden, not removed, while loading, so that the button keeps its width. */
globalStyle(`${root}[aria-busy="true"] > :not(${loading})`, {
  '@layer': { [layers.components]: { opacity: 0 } },
})
