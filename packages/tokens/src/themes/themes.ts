import { scale } from '../scale.ts'
import { dark } from './dark.ts'
import { highContrast } from './high-contrast.ts'
import { light } from './light.ts'

/** Every theme by its name, made of the scale. */
export const themes = {
  light: light(scale),
  dark: dark(scale),
  'high-contrast': highContrast(scale),
} as const
