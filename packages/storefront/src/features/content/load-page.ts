import type { Language } from '@colada/domain/wire/language'
import type { Page } from './page-schema.ts'
import { fillFactsIn } from './shop-facts.ts'

/** Every page, by path; each is a chunk of its own. */
const files = import.meta.glob<unknown>('./pages/*/*.yaml', { import: 'default' })

/**
 * Loads a page of editorial content with its facts filled in.
 *
 * @param name Name of its file, without extension.
 * @throws Error When there is no such page.
 */
export async function loadPage<Content = Page>(name: string, language: Language): Promise<Content> {
  const load = files[`./pages/${language}/${name}.yaml`]
  if (!load) throw new Error(`No content page "${name}" in "${language}".`)
  return fillFactsIn((await load()) as Content, language)
}
