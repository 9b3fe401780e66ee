import type { Load } from '../../features/catalogue/load-context.ts'
import { type FaqItem, loadFaq, sofaFaq } from '../../features/content/load-faq.ts'
import { loadPage } from '../../features/content/load-page.ts'
import type { PageData } from './page-data.ts'

export interface SofaData extends PageData {
  /** The questions about sofas; they become structured data, too. */
  readonly faq: readonly FaqItem[]
}

/** The page of sofa cleaning (spec 000 §2). */
export const load: Load<SofaData> = async ({ language }) => {
  const [page, faq] = await Promise.all([loadPage('sofa-cleaning', language), loadFaq(language)])
  return { page, faq: sofaFaq(faq) }
}
