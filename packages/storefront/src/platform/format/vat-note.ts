import { isListedWithoutVat } from '@colada/domain/catalogue/category'
import type { Translate } from '../language/messages.ts'

type Item = Parameters<typeof isListedWithoutVat>[0]

/** A list price or its caption, which may be empty, with "without VAT" if a price excludes it (decisions: Money). */
export function withVatNote(t: Translate, text: string, ...items: readonly Item[]): string {
  return items.some(isListedWithoutVat) ? `${text} ${t('shell:withoutVat')}`.trimStart() : text
}
