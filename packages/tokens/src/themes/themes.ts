import { scale, type Scale } from '../scale.ts'
import type { ThemeValues } from '../semantic.ts'
import { dark } from './dark.ts'
import { highContrast } from './high-contrast.ts'
import { light } from './light.ts'

/** Every theme by its name, made of a scale. */
export const themesOf = (of: Scale) =>
  ({
    light: light(of),
    dark: dark(of),
    'high-contrast': highContrast(of),
  }) as const satisfies Record<string, ThemeValues>

/** The themes that the house wears. */
export const themes = themesOf(scale)
