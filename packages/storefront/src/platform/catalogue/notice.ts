import type { NoticeLine } from '@colada/domain/catalogue/notice'
import type { Bilingual } from '@colada/domain/wire/language'

/** What operations have to say to everybody: `GET products` brings it (spec 001 §7), and it is part of every document. */
export interface ShopNotice {
  /** Names what is said, so that who closed it is not told again, and is told of another. */
  readonly id: string
  readonly texts: Bilingual<NoticeText>
}

export interface NoticeText {
  readonly message: readonly NoticeLine[]
  /** Stands below it; often there is none. */
  readonly subheader: readonly NoticeLine[]
}

/** Where the browser keeps the name of the notice that was closed. */
export const closedNoticeKey = 'colada_notice'
