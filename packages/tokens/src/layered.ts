import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'

import { layers } from './layers.css.ts'

/** A rule of a `style`, without the layer that the makers below put around it. */
export type LayeredRule = Omit<StyleRule, '@layer'>

/** Makes a `style` that puts every rule into one layer, so that no file has to say so rule by rule. */
const styleIn =
  (layer: string) =>
  (rule: LayeredRule): string =>
    style({ '@layer': { [layer]: rule } })

/** The same for `styleVariants`: one class for every entry of `data`. */
const variantsIn =
  (layer: string) =>
  <Name extends string | number, Value>(
    data: Readonly<Record<Name, Value>>,
    rule: (value: Value, name: Name) => LayeredRule,
  ): Record<Name, string> =>
    styleVariants(data as Record<Name, Value>, (value, name) => ({
      '@layer': { [layer]: rule(value, name) },
    }))

/** For the finished components of the library. */
export const componentStyle = styleIn(layers.components)
export const componentVariants = variantsIn(layers.components)

/** For screens and the shell, which may override what a component looks like inside them. */
export const screenStyle = styleIn(layers.screens)
export const screenVariants = variantsIn(layers.screens)
