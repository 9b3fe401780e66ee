import type { Language } from '@colada/domain/wire/language'
import { loadContent } from './load-content.ts'
import { type FaqItem, homeFaq, loadFaq, sofaFaq } from './load-faq.ts'
import { type PostCard, postCards } from './load-posts.ts'
import { homeText, type PageText } from './page-texts.ts'
import type { Step } from './text-schemas.ts'

export interface HomeContent {
  readonly meta: PageText
  readonly steps: readonly Step[]
  readonly faq: readonly FaqItem[]
  readonly sofaFaq: readonly FaqItem[]
  readonly posts: readonly PostCard[]
}

/** Home's editorial texts. */
export async function homeContent(language: Language): Promise<HomeContent> {
  const [steps, faq, posts] = await Promise.all([
    loadContent<readonly Step[]>('texts/steps', language),
    loadFaq(language),
    postCards(language),
  ])
  return { meta: homeText[language], steps, faq: homeFaq(faq), sofaFaq: sofaFaq(faq), posts }
}
