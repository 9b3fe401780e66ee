import type { FieldProblem } from '@colada/domain/wire/field-problem'
import type { Bilingual, Language } from '@colada/domain/wire/language'
import type { StatusName } from '@colada/domain/wire/status-codes'
import { en } from './en.ts'
import { es, type Messages } from './es.ts'

/** Messages by language. A status or field problem of the domain without a message is a type error. */
export const messages: Bilingual<Messages> &
  Bilingual<{ status: Record<StatusName, string>; fields: Record<FieldProblem, string> }> = { es, en }

/** Keys of field messages: the domain's problems, and those that only the database can detect. */
export type FieldMessage = keyof Messages['fields']

/** Returns the message of a field problem; a text that is not a key is returned unchanged. */
export function fieldMessage(language: Language, problem: string): string {
  const fields: Record<string, string> = messages[language].fields
  return fields[problem] ?? problem
}

/** Replaces the `{placeholders}` of a message. */
export function interpolate(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
