import type { Language } from '@colada/domain/wire/language'
import { loadLabels } from './labels.ts'
import { fillFactsIn } from './shop-facts.ts'

/** Every content file, by path; each is a chunk of its own. */
const files = import.meta.glob<unknown>('./{pages,posts,sponsors,texts}/*/*.yaml', { import: 'default' })

/**
 * Loads a content file with its facts and labels filled in. Its schema validates it in tests, not here.
 *
 * @param name Folder and name without extension: `texts/faq`.
 * @throws Error When there is no such file.
 */
export async function loadContent<Content>(name: string, language: Language): Promise<Content> {
  const load = files[`./${name.replace('/', `/${language}/`)}.yaml`]
  if (!load) throw new Error(`No content "${name}" in "${language}".`)
  const content = (await load()) as Content
  return fillFactsIn(content, language, await loadLabels(content, language))
}

/** Names of the articles of the blog, from their files. */
export const postNames: readonly string[] = Object.keys(files).flatMap((path) => {
  const [, name] = /^\.\/posts\/es\/(.+)\.yaml$/.exec(path) ?? []
  return name === undefined ? [] : [name]
})
