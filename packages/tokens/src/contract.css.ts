import { createGlobalThemeContract } from '@vanilla-extract/css'

import { foundationAliases, themeAliases } from './semantic.ts'
import { variableName } from './variable-name.ts'

/** Every alias as `var(--colada-…)`. The only thing a component may take a colour or a length from. */
export const vars = createGlobalThemeContract({ ...themeAliases, ...foundationAliases }, (_value, path) =>
  variableName(path),
)
