import { createFontStack } from '@capsizecss/core'
import { globalFontFace } from '@vanilla-extract/css'
import { arialMetrics, faceMetrics, type FontMetrics } from './font-metrics.ts'
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

const fallbackFonts = {
  regular: { fontWeight: '400 500', src: "local('Arial'), local('Liberation Sans')" },
  bold: { fontWeight: '600 700', src: "local('Arial Bold'), local('Liberation Sans Bold')" },
} as const

/**
 * Creates a fallback face: Arial with the average width and the line height of a web font, so that texts keep their lines
 * when the web font has loaded. Liberation Sans has the same widths where Arial is missing.
 */
const createFallbackFace = (metrics: FontMetrics, weight: keyof typeof fallbackFonts) => {
  const { fontFaces } = createFontStack([metrics, arialMetrics[weight]], { fontFaceFormat: 'styleObject' })
  const { fontFamily: _, ...face } = fontFaces[0]!['@font-face']
  return { ...face, ...fallbackFonts[weight] }
}

const { display, text } = faceMetrics
globalFontFace('Bricolage Grotesque Fallback', createFallbackFace(display.semibold, 'bold'))
globalFontFace('Figtree Fallback', [
  createFallbackFace(text.regular, 'regular'),
  createFallbackFace(text.semibold, 'bold'),
])
