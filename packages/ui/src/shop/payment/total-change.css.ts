import { vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

/** No space and no gap while empty. */
export const root = componentStyle({
  selectors: { '&:empty': { position: 'absolute' } },
})

export const change = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.status.info.subtle,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.leading,
})

export const icon = componentStyle({ color: vars.color.status.info.text })

export const title = componentStyle({ fontWeight: vars.weight.semibold })

export const prices = componentStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
