import { widths } from './widths.ts'

/** Conditions under which a story is captured. */
export interface Variant {
  readonly language: 'es' | 'en'
  readonly theme: 'light' | 'dark' | 'high-contrast'
  readonly width: keyof typeof widths
  /** Browser text size, percent. */
  readonly text: 100 | 200
  readonly forcedColours: boolean
}

const defaults = { text: 100, forcedColours: false } as const

/** Every story is rendered, played, checked with axe and captured twice, in another language, theme and width each. */
export const renderings = {
  phone: { language: 'es', theme: 'light', width: 'w367', ...defaults },
  desk: { language: 'en', theme: 'dark', width: 'w1280', ...defaults },
} as const satisfies Record<string, Variant>

export type Rendering = keyof typeof renderings

/** Additional variants of a rendering. They change only the document, so a story does not render again for them. */
const extraVariants = {
  'phone-dark': { at: 'phone', theme: 'dark' },
  'desk-light': { at: 'desk', theme: 'light' },
  tablet: { at: 'phone', width: 'w768' },
  contrast: { at: 'desk', theme: 'high-contrast' },
  forced: { at: 'phone', forcedColours: true },
  'large-text': { at: 'phone', text: 200 },
} as const satisfies Record<string, Partial<Variant> & { readonly at: Rendering }>

/** A variant that a story adds with `parameters.variants`. */
export type VariantName = keyof typeof extraVariants

/** Stories with this tag get the variants of `allVariantNames`. */
export const allVariantsTag = 'all-variants'
/** Stories with this tag run only with the full matrix. */
export const fullMatrixTag = 'full-matrix-only'

const allVariantNames: readonly VariantName[] = ['contrast', 'forced', 'large-text']

/** Screenshot settings of a story. */
export interface ScreenshotOptions {
  readonly tags: readonly string[]
  readonly variants?: readonly VariantName[]
}

/** The variants to capture at one rendering, the rendering itself first. The name is the baseline folder. */
export function screenshotVariants(
  rendering: Rendering,
  { tags, variants = [] }: ScreenshotOptions,
): [string, Variant][] {
  const requested = new Set<VariantName>([
    ...variants,
    ...(tags.includes(allVariantsTag) ? allVariantNames : []),
  ])
  const additional = Object.entries(extraVariants)
    .filter(([name, { at }]) => at === rendering && requested.has(name as VariantName))
    .map(([name, { at, ...overrides }]): [string, Variant] => [name, { ...renderings[at], ...overrides }])
  return [[rendering, renderings[rendering]], ...additional]
}

const themes = ['light', 'dark', 'high-contrast'] as const
const matrixWidths = ['w367', 'w768', 'w1280'] as const

/** Every theme, forced colours and large text at each of `matrixWidths`, in the language of a rendering. */
export function matrixVariants(rendering: Rendering): [string, Variant][] {
  const own = renderings[rendering]
  return matrixWidths.flatMap((width) => {
    const createVariant = (kind: string, overrides: Partial<Variant>): [string, Variant] => [
      `matrix/${own.language}-${kind}-${widths[width]}`,
      { ...own, ...overrides, width },
    ]
    return [
      ...themes.map((theme) => createVariant(theme, { theme })),
      createVariant('forced', { forcedColours: true }),
      createVariant('large-text', { text: 200 }),
    ]
  })
}

/** Chromatic modes are toolbar globals. */
const toChromaticMode = ({ language, theme, width, text }: Variant) => ({
  language,
  theme,
  viewport: width,
  textSize: String(text),
})

/** The Chromatic modes of every story. Chromatic can force colours only for a whole story: Foundations/Forced colours does. */
export const chromaticModes = Object.fromEntries(
  Object.entries(renderings).map(([name, variant]) => [name, toChromaticMode(variant)]),
)

/** Captures a story in all variants: by its tag in our tests, by modes at Chromatic. */
export const withAllVariants = {
  tags: [allVariantsTag],
  parameters: {
    chromatic: {
      modes: Object.fromEntries(
        (['contrast', 'large-text'] as const).map((name) => {
          const { at, ...overrides } = extraVariants[name]
          return [name, toChromaticMode({ ...renderings[at], ...overrides })]
        }),
      ),
    },
  },
}
