import type { Language } from '@colada/domain/wire/language'
import { homeFaq } from './home-faq.ts'
import { homeText, type PageText } from './page-texts.ts'
import { fillFacts } from './shop-facts.ts'
import { type Step, steps } from './steps.ts'

export interface HomeContent {
  readonly meta: PageText
  readonly steps: readonly { readonly id: Step['id']; readonly title: string; readonly text: string }[]
  readonly faq: readonly { readonly id: string; readonly question: string; readonly answer: string }[]
}

/** Home's editorial texts with the shop's own numbers in them. */
export function homeContent(language: Language): HomeContent {
  return {
    meta: homeText[language],
    steps: steps.map((step) => ({
      id: step.id,
      title: step[language].title,
      text: fillFacts(step[language].text),
    })),
    faq: homeFaq.map((entry) => ({
      id: entry.id,
      question: fillFacts(entry[language].question),
      answer: fillFacts(entry[language].answer),
    })),
  }
}
