import { type Scale, scale } from './scale.ts'

type Tree = { readonly [name: string]: Tree | string | number }

const referencesTo = (tree: Tree, path: readonly string[]): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = [...path, name]
      return [name, typeof value === 'object' ? referencesTo(value, here) : `{${here.join('.')}}`]
    }),
  )

const parts = ['colours', 'radii', 'durations', 'weights'] as const

/**
 * The scale with a reference in place of each value (Format Module 2025.10, §7): what is made of it says which step of
 * the scale it is, `{colours.anil.600}`, and not what that step looks like today.
 */
// The house reads numbers and colours from a scale only to put them into texts.
export const scaleOfReferences = {
  ...scale,
  ...Object.fromEntries(parts.map((part) => [part, referencesTo({ ...scale[part] }, [part])])),
} as unknown as Scale
