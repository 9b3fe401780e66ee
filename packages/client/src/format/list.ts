import type { Language } from '@colada/domain/wire/language'

const formats = new Map<Language, Intl.ListFormat>()

/** Formats a list: "7:00–9:00 y 21:00–23:00". */
export function formatList(parts: readonly string[], language: Language): string {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.ListFormat(language, { type: 'conjunction' })))
  return format.format(parts)
}
