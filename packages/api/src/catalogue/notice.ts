import type { Bilingual } from '@colada/domain/wire/language'
import sanitizeHtml from 'sanitize-html'
import type { Executor } from '../database/connection.ts'
import { updateNotice } from './repository.ts'

/** The SANITIZE_OPTIONS markup of a notice: text, emphasis and links. */
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
}

/** A notice in one language; `subheader` is shown below the message. */
export interface NoticeText {
  readonly message: string
  readonly subheader: string
}

/** Sets the sanitised notice above the catalogue (trust 6); empty texts remove it. */
export async function setNotice(executor: Executor, { es, en }: Bilingual<NoticeText>): Promise<void> {
  await updateNotice(executor, { es: sanitize(es), en: sanitize(en) })
}

const sanitize = ({ message, subheader }: NoticeText): NoticeText => ({
  message: sanitizeHtml(message, SANITIZE_OPTIONS).trim(),
  subheader: sanitizeHtml(subheader, SANITIZE_OPTIONS).trim(),
})
