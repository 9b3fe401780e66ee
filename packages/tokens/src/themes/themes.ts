import { scale, type Scale } from '../scale.ts'
import type { ThemeValues } from '../semantic.ts'
import { dark } from './dark.ts'
import { highContrast } from './high-contrast.ts'
import { light } from './light.ts'

/** The themes by name, with the values of a scale. */
export const createThemes = (source: Scale) =>
  ({
    light: light(source),
    dark: dark(source),
    'high-contrast': highContrast(source),
  }) as const satisfies Record<string, ThemeValues>

export const themes = createThemes(scale)
