import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

/** A rule of a `style`; the functions below add the layer. */
export type LayeredRule = Omit<StyleRule, '@layer'>

/** Returns a `style` function that puts every rule into one layer. */
const createLayerStyle =
  (layer: string) =>
  (rule: LayeredRule): string =>
    style({ '@layer': { [layer]: rule } })

/** Styles of library components. */
export const componentStyle = createLayerStyle(layers.components)

/** `styleVariants` of library components. */
export const componentVariants = <Name extends string | number, Value>(
  data: Readonly<Record<Name, Value>>,
  rule: (value: Value, name: Name) => LayeredRule,
): Record<Name, string> =>
  styleVariants(data as Record<Name, Value>, (value, name) => ({
    '@layer': { [layers.components]: rule(value, name) },
  }))

/** Styles of screens and the shell, which may override components. */
export const screenStyle = createLayerStyle(layers.screens)

/** A style in no layer: it applies in browsers without cascade layers, too. */
export const unlayeredStyle = (rule: LayeredRule): string => style(rule)
