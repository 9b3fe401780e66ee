import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokens } from '@colada/tokens/files/colada.ts'
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Document,
  type Plugin as CssPlugin,
  type Rule,
} from 'postcss'
import type { Plugin } from 'vite'
import { styleFile, type Stylesheet, type StyleRule } from './src/server/page-style.ts'

const tokenName = /--colada-[\w-]+/g

const shortNames = new Map(
  JSON.stringify(tokens)
    .match(tokenName)
    ?.map((name, index) => [name, `--${index.toString(36)}`]),
)

/** A text with the tokens' names of a build. */
export const shortened = (text: string): string =>
  text.replace(tokenName, (name) => shortNames.get(name) ?? name)

/**
 * Gives the tokens names of one or two letters: in full they are a quarter of every document. No script names one,
 * since styles are all made when they are built.
 */
export const shortTokens: CssPlugin = {
  postcssPlugin: 'short-tokens',
  Once(root) {
    root.walkDecls((declaration) => {
      declaration.prop = shortened(declaration.prop)
      declaration.value = shortened(declaration.value)
    })
  },
}

/**
 * Tells beside the build what the shop's stylesheet is made of, so that a document can carry the rules of its own
 * elements (ADR 3). Its faces leave the sheet: every document names them, and named twice they would be made anew when the sheet comes.
 */
export const tellStyle: Plugin = {
  name: 'tell-style',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      const [sheet] = sheets
      if (sheet === undefined || sheets.length > 1)
        throw new Error(`One stylesheet was expected: ${sheets.join(', ')}`)
      const path = join(dir, sheet)
      const whole = readFileSync(path, 'utf8')
      writeFileSync(join(dir, '..', styleFile), JSON.stringify(readStylesheet(`/${sheet}`, whole)))
      writeFileSync(path, withoutFaces(whole))
    },
  },
}

function withoutFaces(css: string): string {
  const tree = postcss.parse(css)
  tree.walkAtRules('font-face', (face) => void face.remove())
  return tree.toString()
}

/** What a stylesheet is made of, in its order. */
export function readStylesheet(href: string, css: string): Stylesheet {
  const rules: StyleRule[] = []
  read(postcss.parse(css), [], rules)
  return { href, rules }
}

function read(container: Container | Document, within: readonly string[], rules: StyleRule[]): void {
  for (const node of container.nodes as ChildNode[]) {
    if (node.type === 'rule') rules.push(readRule(node, within))
    else if (node.type === 'atrule') readAtRule(node, within, rules)
  }
}

function readAtRule(node: AtRule, within: readonly string[], rules: StyleRule[]): void {
  const head = `@${node.name} ${node.params}`.trim()
  if (node.name === 'keyframes') rules.push({ within, animation: node.params, text: node.toString() })
  else if (!node.nodes) rules.push({ within, text: `${node.toString()};` })
  else if (node.name === 'font-face') rules.push({ within, text: node.toString() })
  else read(node, [...within, head], rules)
}

function readRule(node: Rule, within: readonly string[]): StyleRule {
  return {
    within,
    selectors: node.selectors.map((text) => ({ text, classes: classesOf(text) })),
    declarations: node.nodes
      .filter((child) => child.type === 'decl')
      .map(({ prop, value, important }) => ({
        property: prop,
        value: important ? `${value}!important` : value,
      })),
  }
}

/** The classes that an element must be among for a selector; what stands in parentheses is a choice or a refusal. */
function classesOf(selector: string): string[] {
  let plain = selector
  for (let shorter = ''; shorter !== plain;) {
    shorter = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return [...plain.replace(/\[[^\]]*\]/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
}
