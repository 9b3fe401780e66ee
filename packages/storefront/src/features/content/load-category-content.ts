import type { CategoryId } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import { loadContent } from './load-content.ts'
import type { CategoryContentText } from './text-schemas.ts'

/** The texts below the products of a category (spec 000 §2, Catalogue); `null` when it has none. */
export async function getCategoryContent(
  id: CategoryId,
  language: Language,
): Promise<CategoryContentText | null> {
  const texts = await loadContent<Record<string, CategoryContentText>>('texts/categories', language)
  return texts[id] ?? null
}
