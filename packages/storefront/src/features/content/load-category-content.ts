import type { CategoryId } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import { categoryContent, type CategoryContentText } from './category-content.ts'
import { fillFacts } from './shop-facts.ts'

/** The texts below the products of a category, with facts filled in; `null` when it has none. */
export function getCategoryContent(id: CategoryId, language: Language): CategoryContentText | null {
  const text = categoryContent.get(id)?.[language]
  if (!text) return null
  return {
    title: text.title,
    paragraphs: text.paragraphs.map((text) => fillFacts(text, language)),
    points: text.points.map((text) => fillFacts(text, language)),
  }
}
