import { layers, media, vars } from '@colada/tokens'
import { componentStyle, componentVariants } from '@colada/tokens/layered'
import { globalStyle } from '@vanilla-extract/css'

export const root = componentStyle({ display: 'flex', minInlineSize: 0 })

const row = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm } as const

export const layout = componentVariants(
  {
    row,
    /** Stacked at full width, the primary button on top. */
    stacked: { flexDirection: 'column-reverse', gap: vars.space.xs, '@media': { [media.from.sm]: row } },
    joined: { inlineSize: 'fit-content', maxInlineSize: '100%' },
  } as const,
  (rule) => rule,
)

export const align = componentVariants({ start: 'flex-start', end: 'flex-end' }, (justifyContent) => ({
  '@media': { [media.from.sm]: { justifyContent } },
}))

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${layout.joined} > ${selector}`, { '@layer': { [layers.components]: rule } })

// Adjacent borders overlap; the hovered or focused button is on top.
inside('*:not(:first-child)', {
  marginInlineStart: `calc(-1 * ${vars.size.hairline})`,
  borderStartStartRadius: vars.radius.none,
  borderEndStartRadius: vars.radius.none,
})
inside('*:not(:last-child)', {
  borderStartEndRadius: vars.radius.none,
  borderEndEndRadius: vars.radius.none,
})
inside('*:is(:hover, :focus-visible)', { zIndex: vars.level.raised })
