import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { tone } from '../internal/tone.css.ts'

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.xs,
  minBlockSize: vars.size.controlLarge,
})

export const appearance = componentVariants(
  {
    subtle: { backgroundColor: tone.subtle, color: vars.color.text.primary },
    solid: { backgroundColor: tone.solid, color: tone.foreground },
  },
  (rule) => rule,
)

export const text = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.medium,
  '@media': { [media.below.md]: { justifyContent: 'start' } },
})

export const sentence = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  textWrap: 'balance',
  '@media': {
    [media.below.md]: {
      // An action is at the end of its line, or below the start of the sentence.
      selectors: { '&:not(:only-child)': { flex: `1 1 ${vars.width.sm}` } },
    },
  },
})
