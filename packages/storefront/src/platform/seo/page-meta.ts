import { metaDescription } from '@colada/domain/catalogue/truncate'
import { type Bilingual, type Language, otherLanguage } from '@colada/domain/wire/language'
import type { MetaDescriptor } from 'react-router-dom'
import { defaultSocialPicture, socialSize } from './social-picture.ts'

export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly language: Language
  readonly paths: Bilingual
  /** Origin of absolute URLs; see `originOf`. */
  readonly origin: string
  /** Path of the picture for shared links; the shop's own by default. */
  readonly picture?: string
  /** False for `noindex`. */
  readonly listed?: boolean
}

/** The suffix of every title. */
const brand = 'Colada'
const locales: Bilingual = { es: 'es_ES', en: 'en_GB' }

/** Title, description, canonical URL, alternates in the other language, and Open Graph data. */
export function pageMeta({ title, language, paths, origin, listed = true, ...page }: PageMeta) {
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  const description = metaDescription(page.description)
  const address = origin + paths[language]
  const described: MetaDescriptor[] =
    description === '' ? [] : [{ name: 'description', content: description }]
  if (!listed) return [{ title: full }, ...described, { name: 'robots', content: 'noindex' }]
  return [
    { title: full },
    ...described,
    ...languageLinks(paths, language, origin),
    property('type', 'website'),
    property('site_name', brand),
    property('title', full),
    property('description', description),
    property('url', address),
    property('locale', locales[language]),
    property('locale:alternate', locales[otherLanguage(language)]),
    property('image', origin + (page.picture ?? defaultSocialPicture)),
    property('image:type', 'image/png'),
    property('image:width', String(socialSize.width)),
    property('image:height', String(socialSize.height)),
    property('image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
  ] satisfies MetaDescriptor[]
}

/** The canonical URL and the alternates; Spanish is `x-default`. */
function languageLinks(paths: Bilingual, language: Language, origin: string): MetaDescriptor[] {
  const link = (rel: string, path: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: origin + path,
    ...(hrefLang !== undefined && { hrefLang }),
  })
  return [
    link('canonical', paths[language]),
    link('alternate', paths.es, 'es'),
    link('alternate', paths.en, 'en'),
    link('alternate', paths.es, 'x-default'),
  ]
}

const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content })

interface Match {
  readonly id: string
  readonly loaderData?: unknown
}

/** The shop's public origin, from the root loader's data. */
export function originOf(matches: readonly (Match | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  return root?.origin ?? ''
}
