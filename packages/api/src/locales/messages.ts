import type { FieldProblem } from '@colada/domain/account/contact-details'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import type { StatusName } from '@colada/domain/wire/status'
import { en } from './en.ts'
import { es, type Messages } from './es.ts'

/** Sentences by language. Adding a status or a field problem to the domain fails here until it has words. */
export const messages: Bilingual<Messages> &
  Bilingual<{ status: Record<StatusName, string>; fields: Record<FieldProblem, string> }> = { es, en }

/** What the API can say about a field: the domain's problems, and those that only a database knows. */
export type FieldMessage = keyof Messages['fields']

/** Words for a field's problem; a text that is not the name of one is already words. */
export function fieldMessage(language: Language, problem: string): string {
  const words: Record<string, string> = messages[language].fields
  return words[problem] ?? problem
}

/** A sentence with its `{placeholders}` filled in. */
export function interpolate(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
