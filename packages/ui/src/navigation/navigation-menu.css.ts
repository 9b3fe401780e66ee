import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { transition } from '../internal/motion.ts'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
})

export const item = componentStyle({ position: 'relative' })

/** Below its button, inside the viewport. */
export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.width.xxxl}, calc(100vw - 2 * ${vars.space.md}))`,
  padding: vars.space.xs,
})

export const entries = componentVariants({ 1: 1, 2: 2 }, (count) => ({
  display: 'grid',
  gap: vars.space.xxs,
  listStyle: 'none',
  '@media': {
    [media.from.md]: { gridTemplateColumns: `repeat(${count}, minmax(${vars.width.sm}, ${vars.width.lg}))` },
  },
}))

export const entry = componentStyle({
  display: 'flex',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  alignItems: 'center',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  transition: transition('background-color', 'color'),
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text.brand, fontWeight: vars.weight.semibold },
    '&:active': { backgroundColor: vars.color.action.primary.subtle.active },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active)': { backgroundColor: vars.color.surface.brand, color: vars.color.text.brand },
      },
    },
  },
})

export const text = componentStyle({ display: 'grid' })

export const description = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
})
