import type { Language } from '@colada/domain/wire/language'
import { loadContent } from './load-content.ts'
import type { Page } from './page-schema.ts'

/** Loads a page of editorial content, by the name of its file. */
export const loadPage = <Content = Page>(name: string, language: Language): Promise<Content> =>
  loadContent<Content>(`pages/${name}`, language)
