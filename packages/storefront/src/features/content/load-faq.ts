import type { Language } from '@colada/domain/wire/language'
import { loadContent } from './load-content.ts'
import type { Faq, Question } from './text-schemas.ts'

/** An item of a FAQ accordion. */
export type FaqItem = Pick<Question, 'id' | 'question' | 'answer'>

/** All frequent questions, by group. */
export const loadFaq = (language: Language): Promise<Faq> => loadContent<Faq>('texts/faq', language)

/** The five questions of Home (spec 000 §2, Home). */
export const homeFaq = (faq: Faq): FaqItem[] =>
  faq.groups.flatMap(({ questions }) => questions.filter(({ isOnHome }) => isOnHome)).map(toItem)

/** The questions about sofas, for Home and the sofa page. */
export const sofaFaq = (faq: Faq): FaqItem[] =>
  (faq.groups.find(({ id }) => id === 'sofas')?.questions ?? []).map(toItem)

const toItem = ({ id, question, answer }: Question): FaqItem => ({ id, question, answer })
