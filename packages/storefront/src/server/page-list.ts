import { type Bilingual, languages } from '@colada/domain/wire/language'
import type { FullPost } from '../features/content/load-posts.ts'
import { type SitemapPage, sitemapPages } from '../platform/seo/sitemap-pages.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

/** The pages of the sitemap. */
export interface PageList {
  readonly pages: readonly SitemapPage[]
  /** Their paths in both languages. */
  readonly paths: ReadonlySet<string>
}

/** Articles of the blog, as the build loads them. */
export type LoadPosts = () => Promise<readonly { readonly paths: Bilingual; readonly es: FullPost }[]>

/** Returns the page list of the current catalogue and the blog; it is computed once per version. */
export function createPageList(
  catalogue: Pick<CatalogueCache, 'version' | 'categories'>,
  loadPosts: LoadPosts,
): () => Promise<PageList> {
  let version: string | undefined
  let list: PageList | undefined
  return async () => {
    if (list === undefined || version !== catalogue.version) {
      // Categories have the slugs of both languages.
      const posts = (await loadPosts()).map(({ paths, es }) => ({ paths, changedOn: es.date.value }))
      const pages = [...sitemapPages(catalogue.categories('es')), ...posts]
      const paths = new Set(pages.flatMap((page) => languages.map((language) => page.paths[language])))
      list = { pages, paths }
      version = catalogue.version
    }
    return list
  }
}
