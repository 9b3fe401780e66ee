import type { Bilingual } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { sanitizeRichText } from '../plugins/rich-text.ts'
import { updateNotice } from './repository.ts'

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
  message: sanitizeRichText(message),
  subheader: sanitizeRichText(subheader),
})
