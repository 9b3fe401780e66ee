import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editText, insteadOf } from '../platform/edit-text.ts'
import { sourceHash } from './security.ts'

/** Where the build leaves what its stylesheet is made of: beside what is served. */
export const styleFile = 'style.json'

/** The shop's stylesheet, as the build tells it (`vite.style.ts`). */
export interface Stylesheet {
  /** Where the whole of it is served. */
  readonly href: string
  /** In their order, on which it depends what wins. */
  readonly rules: readonly StyleRule[]
}

/** A rule, an animation, or text that every page needs. */
export type StyleRule = {
  /** The at-rules around it, from the outside: `@layer components`, `@media …`. */
  readonly within: readonly string[]
} & (
  | { readonly selectors: readonly Selector[]; readonly declarations: readonly Declaration[] }
  | { readonly animation?: string; readonly text: string }
)

interface Selector {
  readonly text: string
  /** Classes without which it selects nothing. */
  readonly classes: readonly string[]
}

interface Declaration {
  readonly property: string
  readonly value: string
}

/** The rules of a page's own elements. */
interface PageStyle {
  readonly css: string
  /** Names it in a content security policy. */
  readonly hash: string
}

/** Gives a document the rules of its own elements; answers it with their hash for its policy. */
export type Styler = (html: string) => { readonly html: string; readonly hash?: string }

/** Kinds of pages whose style is remembered: there are a few dozen. */
const mostKinds = 200

/**
 * Puts the rules that a document's elements need into it, instead of a request that everything else would wait for.
 * The whole sheet stays named and switched off, until something can appear that was not there (`bringStyle`).
 * A document without the sheet stays as it is.
 */
export function createStyler({ href, rules }: Stylesheet): Styler {
  const kinds = new Map<string, PageStyle>()
  const link = `<link rel="stylesheet" href="${href}"/>`
  const late = `<link rel="stylesheet" href="${href}" disabled data-style/>`

  function styleOf(html: string): PageStyle {
    const [, ...rest] = html.split(' class="')
    const groups = new Set(rest.map((text) => text.slice(0, text.indexOf('"'))))
    const kind = [...groups].join('\n')
    const known = kinds.get(kind)
    if (known) return known
    if (kinds.size >= mostKinds) kinds.clear()
    const css = rulesOf(rules, new Set([...groups].flatMap((group) => group.split(' '))))
    const style = { css, hash: sourceHash(css) }
    kinds.set(kind, style)
    return style
  }

  return (html) => {
    if (!html.includes(link)) return { html }
    const { css, hash } = styleOf(html)
    return {
      html: editText(
        html,
        insteadOf(html, link, () => `<style>${css}</style>${late}`),
      ),
      hash,
    }
  }
}

/** The styler of a built storefront, by the folder of its build. */
export const stylerOf = (built: string): Styler =>
  createStyler(JSON.parse(readFileSync(join(built, styleFile), 'utf8')) as Stylesheet)

/** The rules that can match elements of these classes, with the animations and the custom properties that they use. */
function rulesOf(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  const matching = rules.flatMap((rule): StyleRule[] => {
    if ('text' in rule) return [rule]
    const selectors = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
    return selectors.length > 0 ? [{ ...rule, selectors }] : []
  })
  const declarations = matching.flatMap((rule) => ('text' in rule ? [] : rule.declarations))
  const used = usedProperties(declarations)
  const values = declarations.map(({ value }) => value).join(' ')
  const told = matching.flatMap(({ within, ...rule }) => {
    if ('text' in rule) {
      const isNeeded = rule.animation === undefined || values.includes(rule.animation)
      return isNeeded ? [{ within, text: rule.text }] : []
    }
    const needed = rule.declarations.filter(({ property }) => !isCustom(property) || used.has(property))
    const selector = rule.selectors.map(({ text }) => text).join()
    const body = needed.map(({ property, value }) => `${property}:${value}`).join(';')
    return needed.length > 0 ? [{ within, text: `${selector}{${body}}` }] : []
  })
  return nested(told)
}

const isCustom = (property: string) => property.startsWith('--')

/** Custom properties that something shown is made from, directly or through others. */
function usedProperties(declarations: readonly Declaration[]): Set<string> {
  const values = new Map<string, string[]>()
  for (const { property, value } of declarations)
    if (isCustom(property)) values.set(property, [...(values.get(property) ?? []), value])
  const namedIn = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
  const used = new Set(
    declarations.filter(({ property }) => !isCustom(property)).flatMap(({ value }) => namedIn(value)),
  )
  for (const name of used)
    for (const value of values.get(name) ?? []) for (const other of namedIn(value)) used.add(other)
  return used
}

/** Texts within their at-rules, each of which is opened once for neighbours. */
function nested(texts: readonly { readonly within: readonly string[]; readonly text: string }[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { within, text } of [...texts, { within: [], text: '' }]) {
    const differs = within.findIndex((head, at) => head !== open[at])
    const shared = differs < 0 ? Math.min(within.length, open.length) : differs
    css +=
      '}'.repeat(open.length - shared) +
      within
        .slice(shared)
        .map((head) => `${head}{`)
        .join('')
    css += text
    open = within
  }
  return css
}
