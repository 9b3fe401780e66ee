import type { MailOf } from '@colada/mails'
import type { Mail } from '../gateways/mailer.ts'
import { createMail } from './create-mail.ts'

/** The data of a contact message, in the language of its page. Fields that its form does not have are empty. */
export type ContactMail = Omit<MailOf<'contact-request'>, 'kind' | 'senderLanguage'>

/** Renders the mail that tells operations about a message. Its answer goes to the sender. */
export function renderContactRequest(
  message: ContactMail,
  operationsEmail: string,
  publicUrl: string,
): Promise<Mail> {
  return createMail(
    {
      to: { name: 'Colada', address: operationsEmail },
      replyTo: { name: toLine(message.name), address: message.email },
      messageId: `<contact-${message.id}-request@${new URL(publicUrl).hostname}>`,
    },
    { ...message, kind: 'contact-request', language: 'es', senderLanguage: message.language },
  )
}

/**
 * Renders the mail that confirms a message to its sender, in the language of the page. Texts of a visitor are left out,
 * because anybody can type in the address of another person.
 */
export function renderContactConfirmation(message: ContactMail, publicUrl: string): Promise<Mail> {
  return createMail(
    {
      to: { name: '', address: message.email },
      messageId: `<contact-${message.id}-confirmation@${new URL(publicUrl).hostname}>`,
    },
    { ...message, kind: 'contact-confirmation' },
  )
}

/** Header fields have one line. */
function toLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
