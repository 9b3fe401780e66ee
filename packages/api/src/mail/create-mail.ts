import type { MailContent, MailLinks, MailPicture } from '@colada/mails'
import type { Attachment, Mail } from '../gateways/mailer.ts'

/** A file with events for the customer's calendar (RFC 5545). */
export interface CalendarFile {
  readonly name: string
  /** `CANCEL` removes the events from the calendar. */
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly content: string
}

/** What a mail has besides its content. */
export type Envelope = Pick<Mail, 'to' | 'replyTo' | 'messageId'> & {
  readonly calendar?: CalendarFile | null
  /** Further files. */
  readonly files?: readonly Attachment[]
  readonly links?: MailLinks
}

/** Renders a mail. The templates are loaded with the first one: they would delay the start of the API. */
export async function createMail(envelope: Envelope, content: MailContent): Promise<Mail> {
  const { renderMail } = await import('@colada/mails')
  const { calendar, files = [], links, ...addressed } = envelope
  const { pictures, ...rendered } = await renderMail(content, links)
  return {
    ...addressed,
    ...rendered,
    language: content.language,
    attachments: [
      ...pictures.map(toAttachment),
      ...(calendar ? [toCalendarAttachment(calendar)] : []),
      ...files,
    ],
  }
}

function toAttachment({ cid, filename, base64 }: MailPicture): Attachment {
  return { filename, cid, contentType: 'image/png', content: Buffer.from(base64, 'base64') }
}

/** Mail programs show an attachment, but offer to answer an invitation, which this is not. */
function toCalendarAttachment({ name, method, content }: CalendarFile): Attachment {
  return { filename: name, contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}
