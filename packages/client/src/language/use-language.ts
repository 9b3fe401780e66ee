import { type Language, toLanguage } from '@colada/domain/wire/language'
import { useTranslation } from 'react-i18next'

/** The language of the page, which is that of its URL. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language)
}
