import type { CategoryId } from '@colada/domain/catalogue/category'
import type { Language } from '@colada/domain/wire/language'
import { categoryContent, type CategoryContentText } from './category-content.ts'
import { fillFacts } from './shop-facts.ts'

/** What a category tells below its products, with the shop's own numbers in it; `null` where it tells nothing. */
export function getCategoryContent(id: CategoryId, language: Language): CategoryContentText | null {
  const text = categoryContent.get(id)?.[language]
  if (!text) return null
  return {
    title: text.title,
    paragraphs: text.paragraphs.map(fillFacts),
    points: text.points.map(fillFacts),
  }
}
