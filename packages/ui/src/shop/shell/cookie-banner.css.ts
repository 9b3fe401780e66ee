import { keyframes } from '@vanilla-extract/css'
import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

import { bottomAnchor } from '../../internal/bottom-anchor.ts'

const arrive = keyframes({ from: { transform: `translateY(${vars.space.md})`, opacity: 0 } })

/** Fixed at the bottom, so that it does not shift the layout. */
export const root = componentStyle({
  position: 'fixed',
  anchorName: bottomAnchor,
  zIndex: vars.level.overlay,
  insetInline: vars.space.xs,
  insetBlockEnd: vars.space.xs,
  display: 'grid',
  gap: vars.space.md,
  maxBlockSize: `calc(100dvh - ${vars.space.md})`,
  overflowY: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${vars.duration.slow} ${vars.easing.out}`,
  '@media': {
    [media.from.md]: {
      insetInlineStart: vars.space.lg,
      insetInlineEnd: 'auto',
      insetBlockEnd: vars.space.lg,
      inlineSize: vars.size.sheet,
      padding: vars.space.lg,
    },
    print: { display: 'none' },
  },
})

export const text = componentStyle({ display: 'grid', gap: vars.space.xs })

/** Both buttons have the same width. */
export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
})
