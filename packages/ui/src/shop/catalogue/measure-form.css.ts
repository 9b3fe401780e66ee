import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({ display: 'grid', gap: vars.space.md })

export const sides = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
})

/** How metres were read. The negative margin removes the gap while it is empty. */
export const read = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.xxs})` } },
})

/** Fixed height, so that the buttons below do not move. */
export const result = componentStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(${vars.space.xxxl} + ${vars.space.xxl})`,
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.soap,
  color: vars.color.text.secondary,
})

export const quote = componentStyle({ display: 'grid', gap: vars.space.xs })

export const line = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md })

export const total = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.md,
  color: vars.color.text.primary,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.title4.size,
})

export const note = componentStyle({
  display: 'block',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
})
