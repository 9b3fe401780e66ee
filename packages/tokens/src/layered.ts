import { style, type StyleRule } from '@vanilla-extract/css'

import { layers } from './layers.css.ts'

type LayeredRule = Omit<StyleRule, '@layer'>

/** Makes a `style` that puts every rule into one layer, so that no file has to say so rule by rule. */
const styleIn =
  (layer: string) =>
  (rule: LayeredRule): string =>
    style({ '@layer': { [layer]: rule } })

/** For the finished components of the library. */
export const componentStyle = styleIn(layers.components)

/** For screens and the shell, which may override what a component looks like inside them. */
export const screenStyle = styleIn(layers.screens)
