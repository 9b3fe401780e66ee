import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'
import { tone } from '../internal/tone.css.ts'

const bar = { backgroundColor: tone.solid, borderRadius: vars.radius.full, border: 'none' }

/** A native element, which needs no style attribute for its width. */
export const root = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.xs,
  border: 'none',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.hairline,
  overflow: 'hidden',
  accentColor: tone.solid,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
})

export const frame = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })

export const text = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})
