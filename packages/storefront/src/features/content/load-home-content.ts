import type { Language } from '@colada/domain/wire/language'
import { type FaqEntry, homeFaq } from './home-faq.ts'
import { type PostCard, postCards } from './load-posts.ts'
import { homeText, type PageText } from './page-texts.ts'
import { fillFacts } from './shop-facts.ts'
import { sofaFaq } from './sofa-faq.ts'
import { type Step, steps } from './steps.ts'

/** An item of the FAQ accordion. */
interface Question {
  readonly id: string
  readonly question: string
  readonly answer: string
}

export interface HomeContent {
  readonly meta: PageText
  readonly steps: readonly { readonly id: Step['id']; readonly title: string; readonly text: string }[]
  readonly faq: readonly Question[]
  readonly sofaFaq: readonly Question[]
  readonly posts: readonly PostCard[]
}

/** Home's editorial texts, with facts filled in. */
export function homeContent(language: Language): HomeContent {
  const fillEntries = (entries: readonly FaqEntry[]): Question[] =>
    entries.map((entry) => ({
      id: entry.id,
      question: fillFacts(entry[language].question, language),
      answer: fillFacts(entry[language].answer, language),
    }))
  return {
    meta: homeText[language],
    steps: steps.map((step) => ({
      id: step.id,
      title: step[language].title,
      text: fillFacts(step[language].text, language),
    })),
    faq: fillEntries(homeFaq),
    sofaFaq: fillEntries(sofaFaq),
    posts: postCards(language),
  }
}
