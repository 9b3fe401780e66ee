import type { Language } from '@colada/domain/wire/language'
import { languageOf } from '#storefront/platform/routes/paths.ts'
import { readGraph } from '#tests/storefront/seo/schema-org.ts'

/** A link, image or file of a document. */
export interface Link {
  readonly href: string
  /** Its `hreflang`. */
  readonly language: Language | undefined
  /** Whether it is a page, not a file. */
  readonly isPage: boolean
}

/** Attributes of all elements with a tag name. The renderer quotes them with double quotes. */
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

/** Whether a link element is the page in a language; a feed is an alternate, too. */
const isTranslation = ({ rel, hreflang }: Record<string, string>) =>
  rel === 'alternate' && hreflang !== undefined

/** All links, images and files of a document. */
export function linksOf(html: string): Link[] {
  const links = elements(html, 'a').map(({ href = '', hreflang }) => ({
    href,
    language: hreflang as Language | undefined,
    isPage: true,
  }))
  const images = elements(html, 'img').map(({ src = '' }) => src)
  const files = elements(html, 'link')
    .filter(({ rel, hreflang }) => rel !== 'canonical' && hreflang === undefined)
    .map(({ href = '' }) => href)
  const socialImages = contentsOf(html, 'property', 'og:image')
  const alternates = elements(html, 'link')
    .filter(isTranslation)
    .map(({ href = '', hreflang }) => ({
      href,
      language: hreflang === 'x-default' ? ('es' as const) : (hreflang as Language),
      isPage: true,
    }))
  return [
    ...links,
    ...alternates,
    ...[...images, ...files, ...socialImages].map((href) => ({ href, language: undefined, isPage: false })),
  ].filter(({ href }) => href !== '')
}

const contentsOf = (html: string, key: 'name' | 'property', value: string): string[] =>
  elements(html, 'meta').flatMap((meta) => (meta[key] === value ? [meta.content ?? ''] : []))

/** Whether search engines may index a document. */
export function isListed(html: string): boolean {
  return !contentsOf(html, 'name', 'robots').some((content) => content.includes('noindex'))
}

/** Checks the language, titles and meta tags of a document. Returns the problems. */
export function headProblems(html: string, path: string, origin: string): string[] {
  const problems: string[] = []
  const check = (isValid: boolean, problem: string) => void (isValid || problems.push(problem))
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title)
  const [language] = elements(html, 'html').map(({ lang }) => lang)
  check(language === languageOf(path), `is in ${language}`)
  check(titles.length === 1 && titles[0]!.length > 5, `has the titles ${titles.join(', ')}`)
  try {
    readGraph(html)
  } catch (problem) {
    problems.push(`has invalid structured data: ${String(problem)}`)
  }
  if (!isListed(html)) return problems
  const [description = '', ...further] = contentsOf(html, 'name', 'description')
  check(further.length === 0 && description.length > 20, `has the description “${description}”`)
  check([...description].length <= 150, `has a description of ${[...description].length} characters`)
  const links = elements(html, 'link')
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
  check(canonical.length === 1 && canonical[0] === origin + path, `has the canonical URL ${canonical.join()}`)
  const alternates = Object.fromEntries(
    links.filter(isTranslation).map(({ hreflang = '', href }) => [hreflang, href]),
  )
  check(
    Object.keys(alternates).join() === 'es,en,x-default',
    `has the alternates ${Object.keys(alternates).join()}`,
  )
  check(alternates[languageOf(path)] === origin + path, 'is missing from its own alternates')
  check(alternates['x-default'] === alternates.es, 'has an x-default that is not Spanish')
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']) {
    check(contentsOf(html, 'property', property).length === 1, `has not exactly one ${property}`)
  }
  return problems
}
