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

/**
 * Every story is rendered, played and checked with axe in the phone rendering. Stories with `deskTag` are repeated in the
 * desk rendering, in another language, theme and width; the others only by `npm run test:long`.
 */
export const renderings = {
  phone: { language: 'es', theme: 'light', width: 'w367', ...defaults },
  desk: { language: 'en', theme: 'dark', width: 'w1280', ...defaults },
} as const satisfies Record<string, Variant>

export type Rendering = keyof typeof renderings

/** Stories whose layout depends on the width. */
export const deskTag = 'desk'
/** Stories that run only by `npm run test:long`. */
export const longTag = 'long-tests-only'

/** Variants of a board, a story with all components of a group (`parameters.variants`). */
export const boardVariants = {
  contrast: { ...renderings.phone, theme: 'high-contrast' },
  forced: { ...renderings.phone, forcedColours: true },
  'large-text': { ...renderings.phone, text: 200 },
} as const satisfies Record<string, Variant>

export type BoardVariant = keyof typeof boardVariants

/** What decides which pictures a story has. */
export interface PicturedStory {
  /** Storybook's id: `controls-button--every-combination`. */
  readonly id: string
  readonly tags: readonly string[]
  readonly parameters: {
    /** `'none'`: it looks like another story, or has no stable appearance. */
    readonly screenshot?: 'page' | 'none'
    readonly variants?: readonly BoardVariant[]
  }
}

/**
 * The variants in which a story is captured, by the folder of their baselines. A component has one picture with all its
 * combinations instead of one per state; its states are on the board of its group. At most one story of a screen has
 * the desk tag and a picture. Stories with the longest texts are measured, not captured.
 *
 * @param hasCombinations whether the component has a story with all its combinations
 */
export function picturesOf(
  { id, tags, parameters }: PicturedStory,
  rendering: Rendering,
  hasCombinations: boolean,
): [folder: string, variant: Variant][] {
  const { screenshot, variants } = parameters
  if (variants) return rendering === 'phone' ? variants.map((name) => [name, boardVariants[name]]) : []
  const isScreen = id.startsWith('screens-')
  const isDesk = rendering === 'desk'
  // The long run renders every story in both renderings.
  if ((isDesk || isScreen) && !tags.includes(deskTag)) return []
  // How a component uses the width is seen in one story.
  const isMinorOnDesk = isDesk && !isScreen && !/--(default|every-combination)$/.test(id)
  const isShownElsewhere = id.endsWith('--states') || (id.endsWith('--default') && hasCombinations)
  if (screenshot === 'none' || isShownElsewhere || isMinorOnDesk || hasLongestTexts(id)) return []
  return [[rendering, renderings[rendering]]]
}

/** Whether a story shows a component at 320 px with its longest texts. */
export const hasLongestTexts = (id: string): boolean => id.endsWith('-at-320')

/** Chromatic modes are toolbar globals. */
const toChromaticMode = ({ language, theme, width, text }: Variant) => ({
  language,
  theme,
  viewport: width,
  textSize: String(text),
})

/** The Chromatic modes of every story. */
export const chromaticModes = Object.fromEntries(
  Object.entries(renderings).map(([name, variant]) => [name, toChromaticMode(variant)]),
)
