import { truncate, lengths } from '@colada/domain/catalogue/truncate'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import type { MetaDescriptor } from 'react-router-dom'

export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly language: Language
  readonly paths: Bilingual
  /** Origin that addresses begin with; see `originOf`. */
  readonly origin: string
  /** False for pages that no search engine should list. */
  readonly listed?: boolean
  readonly jsonLd?: readonly object[]
}

/** The brand, as it ends every title. */
const brand = 'Colada'

/** Title, description, canonical address and its counterparts in the other language. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, language, paths, origin, listed = true, jsonLd = [] } = page
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  const description = truncate(page.description, lengths.metaDescription)
  const link = (rel: string, path: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: origin + path,
    ...(hrefLang !== undefined && { hrefLang }),
  })
  return [
    { title: full },
    { name: 'description', content: description },
    ...(listed
      ? [
          link('canonical', paths[language]),
          link('alternate', paths.es, 'es'),
          link('alternate', paths.en, 'en'),
          link('alternate', paths.es, 'x-default'),
          { property: 'og:title', content: full },
          { property: 'og:description', content: description },
          { property: 'og:url', content: origin + paths[language] },
          { property: 'og:locale', content: language === 'es' ? 'es_ES' : 'en_GB' },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...jsonLd.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ]
}

interface Match {
  readonly id: string
  readonly loaderData?: unknown
}

/** The shop's public origin, which the root's data carries. */
export function originOf(matches: readonly (Match | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  return root?.origin ?? ''
}

/** Breadcrumbs for search engines. */
export function breadcrumbLd(
  origin: string,
  trail: readonly { readonly label: string; readonly href: string }[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: origin + href,
    })),
  }
}
