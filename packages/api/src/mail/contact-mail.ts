import { INCIDENT_TYPE, type MessageType } from '@colada/domain/contact/contact-form'
import type { Language } from '@colada/domain/wire/language'
import type { Mail } from '../gateways/mailer.ts'
import { operationsLabels, receivedMessages } from './contact-messages.ts'
import { html, type Markup } from './html.ts'

/** The data of a contact message. Fields that its form does not have are empty. */
export interface ContactMail {
  readonly id: number
  readonly type: MessageType
  readonly language: Language
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly postalCode: string
  readonly city: string
  readonly van: string
  readonly ecoLabel: string
  /** The locator of the order for an incident. */
  readonly subject: string
  readonly message: string
  readonly garments: string
  readonly pictureCount: number
}

interface Content {
  readonly language: Language
  readonly title: string
  /** Paragraphs; lines of one paragraph are separated by line breaks. */
  readonly paragraphs: readonly string[]
}

/** Renders the mail that tells operations about a message. Its answer goes to the sender. */
export function renderContactRequest(message: ContactMail, operationsEmail: string, publicUrl: string): Mail {
  const labels = operationsLabels
  const facts = (
    [
      'name',
      'email',
      'phone',
      'postalCode',
      'city',
      'van',
      'ecoLabel',
      'subject',
      'garments',
      'language',
    ] as const
  ).flatMap((field) => (message[field] === '' ? [] : [`${labels[field]}: ${message[field]}`]))
  const pictures =
    message.pictureCount === 0 ? [] : [`Fotos: ${labels.pictures(message.pictureCount, message.id)}`]
  const title = `${receivedMessages.es.kinds[message.type]}: ${toLine(message.subject)}`
  const content: Content = {
    language: 'es',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    paragraphs: [[...facts, ...pictures].join('\n'), message.message, labels.reply],
  }
  return {
    to: { name: 'Colada', address: operationsEmail },
    replyTo: { name: toLine(message.name), address: message.email },
    ...render(content),
    messageId: `<contact-${message.id}-request@${new URL(publicUrl).hostname}>`,
  }
}

/**
 * Renders the mail that confirms a message to its sender, in the language of the page. Texts of a visitor are left out,
 * because anybody can type in the address of another person.
 */
export function renderContactConfirmation(message: ContactMail, publicUrl: string): Mail {
  const messages = receivedMessages[message.language]
  const isIncident = message.type === INCIDENT_TYPE
  const own = isIncident
    ? [
        messages.incidentReceived(message.subject),
        `${messages.garments}: ${message.garments}`,
        `${messages.yourMessage}: ${message.message}`,
        ...(message.pictureCount > 0 ? [messages.pictures(message.pictureCount)] : []),
      ]
    : [messages.received(messages.kinds[message.type])]
  const last = isIncident ? [messages.sign] : [messages.notYou, messages.sign]
  return {
    to: { name: '', address: message.email },
    ...render({
      language: message.language,
      title: isIncident ? messages.incidentSubject(message.subject) : messages.subject,
      paragraphs: [messages.greeting, ...own, messages.reply, messages.urgent, ...last],
    }),
    messageId: `<contact-${message.id}-confirmation@${new URL(publicUrl).hostname}>`,
  }
}

function render({
  language,
  title,
  paragraphs,
}: Content): Pick<Mail, 'subject' | 'language' | 'text' | 'html'> {
  const filled = paragraphs.filter((paragraph) => paragraph !== '')
  return {
    language,
    subject: title,
    text: `${filled.join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body
          style="margin:0;padding:24px;background:#ffffff;color:#1d2433;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5"
        >
          <div style="max-width:560px;margin:0 auto">
            <p style="font-size:22px;font-weight:bold;margin:0 0 16px">Colada</p>
            <h1 style="font-size:20px;margin:0 0 16px">${title}</h1>
            ${filled.map(renderParagraph)}
          </div>
        </body>
      </html> `.markup,
  }
}

function renderParagraph(paragraph: string): Markup {
  return html`<p>
    ${paragraph.split('\n').map((line, index) => html`${index > 0 ? [html`<br />`] : []}${line}`)}
  </p>`
}

/** Header fields have one line. */
function toLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}
