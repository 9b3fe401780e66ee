import type { RichTextLine } from '@colada/domain/content/rich-text'
import type { Bilingual } from '@colada/domain/wire/language'

/** A notice of operations to all customers, from `GET products` (spec 001 §7). It is part of every document. */
export interface ShopNotice {
  /** Identifies the text: a customer who closed it does not see it again, but sees the next one. */
  readonly id: string
  readonly texts: Bilingual<NoticeText>
}

export interface NoticeText {
  readonly message: readonly RichTextLine[]
  /** The line below the message; often empty. */
  readonly subheader: readonly RichTextLine[]
}
