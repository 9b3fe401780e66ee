import { widths } from './widths.ts'

/** One way in which a story is looked at. */
export interface Variant {
  readonly language: 'es' | 'en'
  readonly theme: 'light' | 'dark' | 'high-contrast'
  readonly width: keyof typeof widths
  /** Size of the reader's text, percent. */
  readonly text: 100 | 200
  readonly forcedColours: boolean
}

const plain = { text: 100, forcedColours: false } as const

/**
 * The two renderings that every story gets. Between them they cover the pairs of language, theme and width; both are
 * played, judged by axe and photographed.
 */
export const renderings = {
  phone: { language: 'es', theme: 'light', width: 'w367', ...plain },
  desk: { language: 'en', theme: 'dark', width: 'w1280', ...plain },
} as const satisfies Record<string, Variant>

export type Rendering = keyof typeof renderings

/** Further looks at a rendering. They only change its surroundings, so a story is not rendered again for them. */
const looks = {
  'phone-dark': { at: 'phone', theme: 'dark' },
  'desk-light': { at: 'desk', theme: 'light' },
  tablet: { at: 'phone', width: 'w768' },
  contrast: { at: 'desk', theme: 'high-contrast' },
  forced: { at: 'phone', forcedColours: true },
  'large-text': { at: 'phone', text: 200 },
} as const satisfies Record<string, Partial<Variant> & { readonly at: Rendering }>

/** A look that a story may ask for by `parameters.variants`. */
export type Look = keyof typeof looks

/** What stories with this tag are pictured in besides. */
export const markedTag = 'every-look'
/** Stories with this tag are tried with the full matrix alone. */
export const fullMatrixTag = 'with-all'

const ofMarked: readonly Look[] = ['contrast', 'forced', 'large-text']

/** What a story says about its pictures. */
export interface PictureWishes {
  readonly tags: readonly string[]
  readonly variants?: readonly Look[]
}

/** The pictures of a story at one rendering by name, its own first. The name is the folder they are kept in. */
export function variantsOf(
  rendering: Rendering,
  { tags, variants = [] }: PictureWishes,
): [string, Variant][] {
  const wanted = new Set<Look>([...variants, ...(tags.includes(markedTag) ? ofMarked : [])])
  const further = Object.entries(looks)
    .filter(([name, { at }]) => at === rendering && wanted.has(name as Look))
    .map(([name, { at, ...look }]): [string, Variant] => [name, { ...renderings[at], ...look }])
  return [[rendering, renderings[rendering]], ...further]
}

const themes = ['light', 'dark', 'high-contrast'] as const
const usualWidths = ['w367', 'w768', 'w1280'] as const

/** Every theme at every usual width, and forced colours and large text at each, in the language of a rendering. */
export function matrixOf(rendering: Rendering): [string, Variant][] {
  const own = renderings[rendering]
  return usualWidths.flatMap((width) => {
    const named = (kind: string, look: Partial<Variant>): [string, Variant] => [
      `matrix/${own.language}-${kind}-${widths[width]}`,
      { ...own, ...look, width },
    ]
    return [
      ...themes.map((theme) => named(theme, { theme })),
      named('forced', { forcedColours: true }),
      named('large-text', { text: 200 }),
    ]
  })
}

/** A variant as the toolbar's choices, which is how Chromatic takes its modes. */
const modeOf = ({ language, theme, width, text }: Variant) => ({
  language,
  theme,
  viewport: width,
  textSize: String(text),
})

/** Chromatic's modes of every story. It forces colours for a whole story only, which Foundations/Forced colours says of itself. */
export const modes = Object.fromEntries(
  Object.entries(renderings).map(([name, variant]) => [name, modeOf(variant)]),
)

/** What a story says to be pictured in every look: here by its tag, at Chromatic by further modes. */
export const everyLook = {
  tags: [markedTag],
  parameters: {
    chromatic: {
      modes: Object.fromEntries(
        (['contrast', 'large-text'] as const).map((name) => {
          const { at, ...look } = looks[name]
          return [name, modeOf({ ...renderings[at], ...look })]
        }),
      ),
    },
  },
}
