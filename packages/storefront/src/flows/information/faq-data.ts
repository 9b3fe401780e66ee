import type { Load } from '../../features/catalogue/load-context.ts'
import { type FaqItem, loadFaq } from '../../features/content/load-faq.ts'
import type { Faq } from '../../features/content/text-schemas.ts'

export interface FaqData {
  readonly page: Faq
  /** All questions; they become the page's structured data. */
  readonly faq: readonly FaqItem[]
}

/** The frequent questions (spec 000 §2). */
export const load: Load<FaqData> = async ({ language }) => {
  const page = await loadFaq(language)
  return { page, faq: page.groups.flatMap(({ questions }) => questions) }
}
