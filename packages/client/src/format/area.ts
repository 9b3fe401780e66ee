import type { Language } from '@colada/domain/wire/language'

const CM2_PER_M2 = 10_000
const formats = new Map<Language, Intl.NumberFormat>()

/** Formats square centimetres as square metres: `1,25 m²`. */
export function formatArea(squareCentimetres: number, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB', { maximumFractionDigits: 2 })
    formats.set(language, format)
  }
  return `${format.format(squareCentimetres / CM2_PER_M2)} m²`
}
