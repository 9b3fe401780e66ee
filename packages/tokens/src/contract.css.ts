import { createGlobalThemeContract } from '@vanilla-extract/css'
import { foundationAliases, themeAliases } from './semantic.ts'
import { variableName } from './variable-name.ts'

/** Every alias as `var(--colada-…)`. Components take colours and lengths from here only. */
export const vars = createGlobalThemeContract({ ...themeAliases, ...foundationAliases }, (_value, path) =>
  variableName(path),
)
