import { languages } from '@colada/domain/wire/language'
import { type SitemapPage, sitemapPages } from '../platform/seo/sitemap-pages.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

/** The pages of the sitemap. */
export interface PageList {
  readonly pages: readonly SitemapPage[]
  /** Their paths in both languages. */
  readonly paths: ReadonlySet<string>
}

/** Returns the page list of the current catalogue; it is computed once per version. */
export function createPageList(
  catalogue: Pick<CatalogueCache, 'version' | 'categories'>,
): () => Promise<PageList> {
  let version: string | undefined
  let list: PageList | undefined
  return async () => {
    if (list === undefined || version !== catalogue.version) {
      // Categories have the slugs of both languages.
      const pages = sitemapPages(catalogue.categories('es'))
      const paths = new Set(pages.flatMap((page) => languages.map((language) => page.paths[language])))
      list = { pages, paths }
      version = catalogue.version
    }
    return list
  }
}
