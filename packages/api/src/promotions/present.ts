import type { Language } from '@colada/domain/wire/language'
import type { PromoRow } from './repository.ts'

/** A promotion of the promotions page as it is on the wire, in one language. */
export function presentPromo(row: PromoRow, language: Language) {
  const { id, image, position } = row
  const [title, description] =
    language === 'en' ? [row.titleEn, row.descriptionEn] : [row.titleEs, row.descriptionEs]
  return { id, title, description, image, order: position }
}
