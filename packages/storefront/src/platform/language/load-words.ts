import type { Language } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'
import { createEngine } from './engine.ts'

/** i18next with every word of a language: its own chunks, so that only one language travels. */
export async function loadEngine(language: Language): Promise<i18n> {
  const { words } = await (language === 'es' ? import('../../locales/es.ts') : import('../../locales/en.ts'))
  return createEngine(language, words)
}
