/** The two languages of the shop (spec 000 §1). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** Words that exist in both languages. */
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>

/** Reads a language from anything a caller sends; unknown ones are Spanish, the shop's first language. */
export function toLanguage(value: unknown): Language {
  return value === 'en' ? 'en' : 'es'
}

/** The shop's other language. */
export function otherLanguage(language: Language): Language {
  return language === 'es' ? 'en' : 'es'
}
