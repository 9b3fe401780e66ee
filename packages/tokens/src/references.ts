import { type Scale, scale } from './scale.ts'

type Tree = { readonly [name: string]: Tree | string | number }

const toReferences = (tree: Tree, path: readonly string[]): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const valuePath = [...path, name]
      return [name, typeof value === 'object' ? toReferences(value, valuePath) : `{${valuePath.join('.')}}`]
    }),
  )

const referencedParts = ['colours', 'radii', 'durations', 'weights'] as const

/**
 * The scale with a reference (`{colours.anil.600}`) in place of each value (Format Module 2025.10, §7).
 * It is cast to `Scale`, since themes only interpolate its values into strings.
 */
export const scaleReferences = {
  ...scale,
  ...Object.fromEntries(referencedParts.map((part) => [part, toReferences({ ...scale[part] }, [part])])),
} as unknown as Scale
