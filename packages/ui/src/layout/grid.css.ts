import { media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'

export const root = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  listStyle: 'none',
  alignItems: 'stretch',
})

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const base = componentVariants(counts, columns)

const from = (query: string) =>
  componentVariants(counts, (count) => ({ '@media': { [query]: columns(count) } }))

export const sm = from(media.from.sm)
export const md = from(media.from.md)
export const lg = from(media.from.lg)
export const xl = from(media.from.xl)

/** Sidebar arrangements, one column on a phone. */
export const arrangement = componentVariants(
  {
    sidebarStart: `minmax(${vars.width.sm}, ${vars.width.md}) minmax(0, 1fr)`,
    sidebarEnd: `minmax(0, 2fr) minmax(${vars.width.md}, 1fr)`,
  },
  (gridTemplateColumns) => ({
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.from.md]: { gridTemplateColumns } },
  }),
)
