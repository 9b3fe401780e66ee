import { foundation } from './foundation.ts'
import { media } from './media.ts'
import { scale } from './scale.ts'
import { foundationAliases, themeAliases } from './semantic.ts'
import { themes } from './themes/themes.ts'
import { variableName } from './variable-name.ts'

type Tree = { readonly [name: string]: Tree | string | null }

const made = 'Made by `node packages/tokens/src/export.ts`; change the scale or a theme instead.'

const declarations = (values: Tree, path: readonly string[] = []): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? declarations(value, [...path, name])
      : [`--${variableName([...path, name])}: ${lowerHex(String(value))};`],
  )

/** As the formatter writes colours. */
const lowerHex = (css: string): string => css.replace(/#[0-9A-F]{6}/gi, (hex) => hex.toLowerCase())

const rule = (selector: string, values: Tree, indent = ''): string =>
  [`${indent}${selector} {`, ...declarations(values).map((line) => `${indent}  ${line}`), `${indent}}`].join(
    '\n',
  )

/** Every alias as a CSS variable, for pages that are not built with the house: the same names, the same themes. */
export const cssVariables = (): string => {
  const { light, dark, 'high-contrast': contrast } = themes
  const bySystem = (query: string, values: Tree) =>
    `@media ${query} {\n${rule(':root:not([data-theme])', values, '  ')}\n}`
  return `${[
    `/* ${made} */`,
    rule(':root', { ...foundation(scale), ...light }),
    bySystem(media.prefersDark, dark),
    bySystem(media.prefersContrast, contrast),
    rule("[data-theme='light']", { ...light }),
    rule("[data-theme='dark']", { ...dark }),
    rule("[data-theme='high-contrast']", { ...contrast }),
  ].join('\n\n')}\n`
}

const literal = (tree: Tree, path: readonly string[] = []): string =>
  Object.entries(tree)
    .map(([name, value]) => {
      const here = [...path, name]
      const indent = '  '.repeat(here.length)
      return value === null
        ? `${indent}${name}: 'var(--${variableName(here)})',`
        : `${indent}${name}: {\n${literal(value as Tree, here)}\n${indent}},`
    })
    .join('\n')

/** The same variables by name for TypeScript, so that a misspelt one does not compile. */
export const typedVariables = (): string =>
  `/** ${made} */\nexport const tokens = {\n${literal({ ...themeAliases, ...foundationAliases })}\n} as const\n`
