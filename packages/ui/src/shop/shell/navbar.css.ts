import { media, vars } from '@colada/tokens'
import { componentStyle } from '@colada/tokens/layered'

export const root = componentStyle({
  backgroundColor: vars.color.surface.page,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  '@media': {
    // Not sticky on a phone, where the subtotal bar shows the cart.
    [media.from.md]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.level.header },
    print: { display: 'none' },
  },
})

export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: `
    "menu brand tools"
    "search search search"
  `,
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xs,
  maxInlineSize: vars.size.content,
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.xs,
  '@media': {
    // The content of the row is 290 px wide with gaps; a window of 320 px with a scrollbar has 273 px.
    [media.below.xs]: { columnGap: 0 },
    [media.from.md]: {
      gridTemplateColumns: `auto auto minmax(${vars.width.sm}, 1fr) auto`,
      gridTemplateAreas: '"menu brand search tools"',
      columnGap: vars.space.sm,
    },
    [media.from.lg]: {
      gridTemplateColumns: `auto auto minmax(${vars.width.xs}, 1fr) auto`,
      gridTemplateAreas: '"brand places search tools"',
      columnGap: vars.space.md,
    },
  },
})

export const menuButton = componentStyle({
  gridArea: 'menu',
  marginInlineStart: `calc(${vars.space.sm} * -1)`,
  '@media': { [media.from.lg]: { display: 'none' } },
})

export const brand = componentStyle({
  gridArea: 'brand',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
})

export const menu = componentStyle({
  gridArea: 'places',
  display: 'none',
  '@media': { [media.from.lg]: { display: 'block' } },
})

export const search = componentStyle({
  gridArea: 'search',
  minInlineSize: 0,
  '@media': { [media.from.lg]: { justifySelf: 'end', inlineSize: '100%', maxInlineSize: vars.width.lg } },
})

export const tools = componentStyle({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
})
