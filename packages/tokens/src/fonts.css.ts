import { globalFontFace } from '@vanilla-extract/css'
import { fallbacks } from './fallbacks.ts'
import { letters, unicodeRange } from './letters.ts'

/** A face in its two files, cut by `scripts/fonts/fonts.ts`; few texts need the second. */
const face = (family: string, name: string, fontWeight: string) =>
  globalFontFace(
    family,
    (
      [
        ['', letters.first],
        ['-rest', letters.rest],
      ] as const
    ).map(([part, codes]) => ({
      src: `url('@colada/tokens/fonts/${name}${part}.woff2') format('woff2')`,
      unicodeRange: unicodeRange(codes),
      fontWeight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
    })),
  )

face('Bricolage Grotesque Variable', 'display', '600')
face('Figtree Variable', 'text', '400 700')

/** Above and below the line, in heights of the letters, as the faces have them. */
const heights = { display: [0.93, 0.27], text: [0.95, 0.25] } as const

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/**
 * What stands in until a face is here: Arial, whose letters get sizes of their own, so that lines keep their place when
 * the real ones arrive (`scripts/fonts/fallbacks.ts`). Liberation Sans has Arial's widths where Arial is missing.
 */
const standIn = (family: string, name: keyof typeof heights) =>
  globalFontFace(
    family,
    fallbacks
      .filter(({ face }) => face === name)
      .flatMap(({ isBold, sizes }) =>
        sizes.map(({ adjust, codes }, index) => ({
          src: isBold
            ? "local('Arial Bold'), local('Liberation Sans Bold')"
            : "local('Arial'), local('Liberation Sans')",
          fontWeight: isBold ? '600 700' : '400 500',
          sizeAdjust: percent(adjust),
          ascentOverride: percent(heights[name][0] / adjust),
          descentOverride: percent(heights[name][1] / adjust),
          lineGapOverride: '0%',
          // A later face wins, so the first has whatever no other names.
          ...(index > 0 && { unicodeRange: unicodeRange(codes) }),
        })),
      ),
  )

standIn('Bricolage Grotesque Fallback', 'display')
standIn('Figtree Fallback', 'text')
