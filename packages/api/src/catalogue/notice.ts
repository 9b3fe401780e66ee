import type { Bilingual } from '@colada/domain/wire/language'
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

/** What a notice says in one language; `subheader` stands below it. */
export interface NoticeText {
  readonly message: string
  readonly subheader: string
}

/** Sets the notice above the catalogue, cleaned of whatever could act in a page (trust 6); empty texts take it away. */
export async function setNotice(executor: Executor, { es, en }: Bilingual<NoticeText>): Promise<void> {
  await updateNotice(executor, { es: cleaned(es), en: cleaned(en) })
}

const cleaned = ({ message, subheader }: NoticeText): NoticeText => ({
  message: sanitizeHtml(message, allowed).trim(),
  subheader: sanitizeHtml(subheader, allowed).trim(),
})
