import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': {
    [media.from.lg]: { gridTemplateColumns: `${vars.width.md} minmax(0, 1fr)`, gap: vars.space.xxl },
  },
})

/** Sticky beside the text on wide screens. */
export const contents = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [media.from.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.space.xxxl} + ${vars.space.lg})`,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.xxxl})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
})

export const list = componentStyle({
  display: 'grid',
  paddingInlineStart: vars.space.lg,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
})

export const entry = componentStyle({ paddingBlock: vars.space.xxs, paddingInlineStart: vars.space.xxs })

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: vars.size.measure,
})

/** Scroll margin below the sticky header. */
export const section = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  scrollMarginBlockStart: `calc(${vars.space.xxxl} + ${vars.space.lg})`,
})
