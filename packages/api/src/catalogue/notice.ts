import sanitizeHtml from 'sanitize-html'
import type { Executor } from '../database/connection.ts'
import { updateNotice } from './repository.ts'

/** What a notice may contain: words, emphasis, and links below the shop's own address. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
}

/** Sets the notice above the catalogue, cleaned of whatever could act in a page (trust 6). */
export async function setNotice(executor: Executor, { es, en }: { es: string; en: string }): Promise<void> {
  await updateNotice(executor, { es: sanitizeHtml(es, allowed).trim(), en: sanitizeHtml(en, allowed).trim() })
}
