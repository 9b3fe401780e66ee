import type { Language } from '@colada/domain/wire/language'
import { languageOf } from '#storefront/platform/routes/paths.ts'
import { readGraph } from '#tests/storefront/seo/schema-org.ts'

/** Somewhere that a document leads. */
export interface Link {
  readonly href: string
  /** The language that the link itself says it leads to. */
  readonly language: Language | undefined
  /** A page, rather than a file. */
  readonly isPage: boolean
}

/** Attributes of every element of a name. The renderer writes them all in double quotes. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
        ]),
      ),
  )
}

/** Everything that a document leads to or shows. */
export function linksOf(html: string): Link[] {
  const links = elements(html, 'a').map(({ href = '', hreflang }) => ({
    href,
    language: hreflang as Language | undefined,
    isPage: true,
  }))
  const pictures = elements(html, 'img').map(({ src = '' }) => src)
  const files = elements(html, 'link')
    .filter(({ rel }) => rel !== 'canonical' && rel !== 'alternate')
    .map(({ href = '' }) => href)
  const shared = contentsOf(html, 'property', 'og:image')
  const alternates = elements(html, 'link')
    .filter(({ rel }) => rel === 'alternate')
    .map(({ href = '', hreflang }) => ({
      href,
      language: hreflang === 'x-default' ? ('es' as const) : (hreflang as Language),
      isPage: true,
    }))
  return [
    ...links,
    ...alternates,
    ...[...pictures, ...files, ...shared].map((href) => ({ href, language: undefined, isPage: false })),
  ].filter(({ href }) => href !== '')
}

const contentsOf = (html: string, key: 'name' | 'property', value: string): string[] =>
  elements(html, 'meta').flatMap((meta) => (meta[key] === value ? [meta.content ?? ''] : []))

/** Whether search engines may list a document. */
export function isListed(html: string): boolean {
  return !contentsOf(html, 'name', 'robots').some((content) => content.includes('noindex'))
}

/** What is wrong with the head of a document, in words for a person. */
export function headProblems(html: string, path: string, origin: string): string[] {
  const problems: string[] = []
  const check = (isRight: boolean, problem: string) => void (isRight || problems.push(problem))
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title)
  const [language] = elements(html, 'html').map(({ lang }) => lang)
  check(language === languageOf(path), `is in ${language}`)
  check(titles.length === 1 && titles[0]!.length > 5, `has the titles ${titles.join(', ')}`)
  try {
    readGraph(html)
  } catch (problem) {
    problems.push(`tells search engines wrongly: ${String(problem)}`)
  }
  if (!isListed(html)) return problems
  const [description = '', ...further] = contentsOf(html, 'name', 'description')
  check(further.length === 0 && description.length > 20, `is described by “${description}”`)
  check([...description].length <= 150, `is described in ${[...description].length} characters`)
  const links = elements(html, 'link')
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
  check(canonical.length === 1 && canonical[0] === origin + path, `says its address is ${canonical.join()}`)
  const alternates = Object.fromEntries(
    links.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href }) => [hreflang, href]),
  )
  check(Object.keys(alternates).join() === 'es,en,x-default', `names ${Object.keys(alternates).join()}`)
  check(alternates[languageOf(path)] === origin + path, 'does not name itself among its languages')
  check(alternates['x-default'] === alternates.es, 'is not in Spanish for everybody else')
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']) {
    check(contentsOf(html, 'property', property).length === 1, `has not exactly one ${property}`)
  }
  return problems
}
