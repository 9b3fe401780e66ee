import { guideViolations } from './guides.ts'
import { importViolations } from './imports.ts'
import { keyboardViolations, stateViolations } from './interactive.ts'
import { languageViolations } from './languages.ts'
import { markdownLinkViolations } from './markdown-links.ts'
import { moneyWordViolations } from './money-words.ts'
import { purityViolations } from './purity.ts'
import { rawValueViolations } from './raw-values.ts'
import { sizeViolations } from './sizes.ts'
import { storyViolations } from './stories.ts'
import type { Violation } from './violation.ts'

/** The rules of the house by name; each reads the folders of a tree and lists what breaks it. */
export const houseRules: Readonly<Record<string, (root: string) => Violation[]>> = {
  'import directions': importViolations,
  purity: purityViolations,
  'raw values in styles': rawValueViolations,
  'a story for every component': storyViolations,
  'a guide for every component': guideViolations,
  'every state of a control in a picture': stateViolations,
  'a keyboard test for every control': keyboardViolations,
  'both languages': languageViolations,
  'money as the shop writes it': moneyWordViolations,
  'links of the Markdown': markdownLinkViolations,
  'file sizes': sizeViolations,
}
