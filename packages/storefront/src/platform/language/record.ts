import type { Language } from '@colada/domain/wire/language'
import type { WordKey, WordParams } from './keys.ts'

/**
 * The sentences that a document was rendered with, as written in `locales`, so that the browser can say them
 * again before i18next arrives. Plurals keep every form of theirs.
 */
export interface WordRecord {
  readonly language: Language
  readonly words: Readonly<Record<string, string>>
}

/** Forms of plurals in the shop's languages. */
export const pluralForms = ['one', 'many', 'other'] as const

type PluralForm = (typeof pluralForms)[number]

/** The form that a count takes, as `Intl.PluralRules` has it, which a browser takes its time to bring (ADR 3). */
export function pluralForm(language: Language, count: number): PluralForm {
  if (count === 1) return 'one'
  return language === 'es' && count !== 0 && count % 1_000_000 === 0 ? 'many' : 'other'
}

/** Says a recorded sentence exactly as i18next would, or answers `undefined` where it was not recorded. */
export function sayRecorded(record: WordRecord, key: WordKey, params: WordParams = {}): string | undefined {
  const { count } = params
  const form =
    typeof count === 'number' ? record.words[`${key}_${pluralForm(record.language, count)}`] : undefined
  const sentence =
    form ?? (typeof count === 'number' ? record.words[`${key}_other`] : undefined) ?? record.words[key]
  return sentence?.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}
