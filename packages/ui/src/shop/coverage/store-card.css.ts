import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  backgroundColor: vars.color.surface.raised,
})

export const text = componentStyle({
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  padding: vars.space.md,
})

export const address = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
  fontStyle: 'normal',
  color: vars.color.text.secondary,
})

export const line = componentStyle({ display: 'block' })

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.lg })

/** Fixed height before and after the map loads. */
export const map = componentStyle({
  display: 'grid',
  minBlockSize: vars.width.sm,
  backgroundColor: vars.color.surface.soap,
})

export const prompt = componentStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.md,
  textAlign: 'center',
})

export const note = componentStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
  color: vars.color.text.secondary,
  textWrap: 'balance',
})
