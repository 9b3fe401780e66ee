import { languages } from '@colada/domain/wire/language'
import { type ListedPage, listedPages } from '../platform/seo/listed-pages.ts'
import type { CatalogueKeeper } from './catalogue-keeper.ts'

/** The pages that the shop names of itself. */
export interface PageList {
  readonly pages: readonly ListedPage[]
  /** Their paths in both languages. */
  readonly paths: ReadonlySet<string>
}

/** The list, made once a version of the catalogue. */
export function createPageList(
  catalogue: Pick<CatalogueKeeper, 'version' | 'categories'>,
): () => Promise<PageList> {
  let version: string | undefined
  let list: PageList | undefined
  return async () => {
    // Slugs of both languages stand in each, so one is enough.
    const categories = await catalogue.categories('es')
    if (list === undefined || version !== catalogue.version) {
      const pages = listedPages(categories)
      const paths = new Set(pages.flatMap((page) => languages.map((language) => page.paths[language])))
      list = { pages, paths }
      version = catalogue.version
    }
    return list
  }
}
