import type { MailKind, MailOf } from '../mail-content.ts'

/** The texts that every kind of mail has. */
interface Headline<Kind extends MailKind> {
  /** The subject, which is the heading, too. */
  readonly subject: (content: MailOf<Kind>) => string
  /** What a list of mails shows beside the subject. */
  readonly preview: (content: MailOf<Kind>) => string
  /** Why the mail was sent. */
  readonly reason: string
  /** Texts that only this kind has. */
  readonly [text: string]: unknown
}

export type Headlines = { readonly [Kind in MailKind]: Headline<Kind> }
