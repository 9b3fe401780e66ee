import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.sm}), 1fr))`,
  gap: vars.space.lg,
  selectors: { '&[data-layout="list"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    // Four steps are two pairs on a tablet, not three and one.
    [media.below.lg]: {
      selectors: {
        '&[data-layout="grid"][data-pairs]': {
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.lg}), 1fr))`,
        },
      },
    },
  },
})

export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  alignItems: 'start',
  alignContent: 'start',
  '@media': {
    [media.from.md]: {
      selectors: {
        '[data-layout="grid"] > &': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.sm },
      },
    },
  },
})

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.brand,
  color: vars.color.text.brand,
})

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  // A title alone is beside its icon.
  selectors: { '&:has(> :only-child)': { alignSelf: 'center' } },
})
