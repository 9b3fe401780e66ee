import { globalFontFace } from '@vanilla-extract/css'
import { fallbacks } from './fallbacks.ts'
import { letters, unicodeRange } from './letters.ts'

/** Declares a face with its two subset files (`scripts/fonts/fonts.ts`); few texts need the second. */
const declareFace = (family: string, name: string, fontWeight: string) =>
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

declareFace('Bricolage Grotesque Variable', 'display', '600')
declareFace('Figtree Variable', 'text', '400 700')

/** Ascent and descent of the faces, in em. */
const verticalMetrics = { display: [0.93, 0.27], text: [0.95, 0.25] } as const

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/**
 * Declares the fallback face: Arial with adjusted metrics, so that text does not reflow when the web font has loaded
 * (`scripts/fonts/fallbacks.ts`). Liberation Sans has the same widths where Arial is missing.
 */
const declareFallbackFace = (family: string, name: keyof typeof verticalMetrics) =>
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
          ascentOverride: percent(verticalMetrics[name][0] / adjust),
          descentOverride: percent(verticalMetrics[name][1] / adjust),
          lineGapOverride: '0%',
          // A later face wins, so the first one is used for all remaining characters.
          ...(index > 0 && { unicodeRange: unicodeRange(codes) }),
        })),
      ),
  )

declareFallbackFace('Bricolage Grotesque Fallback', 'display')
declareFallbackFace('Figtree Fallback', 'text')
