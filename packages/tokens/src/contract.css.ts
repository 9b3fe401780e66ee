import { createGlobalThemeContract } from '@vanilla-extract/css'

import { foundationAliases, themeAliases } from './semantic.ts'

/** `color.text.primary` → `--colada-color-text-primary`: the names are a public, stable interface. */
const variableName = (_value: string | null, path: string[]): string =>
  `colada-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Every alias as `var(--colada-…)`. The only thing a component may take a colour or a length from. */
export const vars = createGlobalThemeContract({ ...themeAliases, ...foundationAliases }, variableName)
