import type { MailContent } from '@colada/mails'
import type { Mail } from '../gateways/mailer.ts'

/** What a mail has besides its content. */
export type Envelope = Pick<Mail, 'to' | 'replyTo' | 'messageId'>

/** Renders a mail. The templates are loaded with the first one: they would delay the start of the API. */
export async function createMail(envelope: Envelope, content: MailContent): Promise<Mail> {
  const { renderMail } = await import('@colada/mails')
  return { ...envelope, language: content.language, ...(await renderMail(content)) }
}
