import { faceViolations } from './faces.ts'
import { guideViolations } from './guides.ts'
import { keyboardViolations, stateViolations } from './interactive.ts'
import { markdownLinkViolations } from './markdown-links.ts'
import { moneyFormatViolations } from './money-format.ts'
import { purityViolations } from './purity.ts'
import { rawValueViolations } from './raw-values.ts'
import { screenFolderViolations, scriptsSizeViolations } from './sizes.ts'
import { storyViolations } from './stories.ts'
import { translationViolations } from './translations.ts'
import type { Violation } from './violation.ts'

/** Architecture rules by name. Each checks the files below a root and returns the violations. */
export const architectureRules: Readonly<Record<string, (root: string) => Violation[]>> = {
  purity: purityViolations,
  'raw values in styles': rawValueViolations,
  'a story for every component': storyViolations,
  'a guide for every component': guideViolations,
  'screenshots of every control state': stateViolations,
  'a keyboard test for every control': keyboardViolations,
  translations: translationViolations,
  'money format': moneyFormatViolations,
  'Markdown links': markdownLinkViolations,
  'size of scripts': scriptsSizeViolations,
  'screens without folders': screenFolderViolations,
  'no code in service.ts of the API': faceViolations,
}
