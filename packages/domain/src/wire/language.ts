/** The two languages of the shop (spec 000 §1). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** A value in both languages. */
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>

/** Parses a language; anything unknown is Spanish, the default language. */
export function toLanguage(value: unknown): Language {
  return value === 'en' ? 'en' : 'es'
}

/** The other of the two languages. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}
