import type { Language } from '@colada/domain/wire/language'
import { createTransport } from 'nodemailer'

/** A file of a mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string | Buffer
  /** Content id of a picture that the HTML shows. */
  readonly cid?: string
}

/** A mail ready to be sent. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  /** Where answers go; by default to the shop. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly Attachment[]
  readonly language: Language
  /** Stable, so that mail clients recognise a copy that is sent after a crash. */
  readonly messageId: string
}

/** Interface to the mail server. */
export interface Mailer {
  /** Sends a mail; throws when the server does not accept it. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Limits how long a mail server can block the job. */
const TIMEOUT_MS = 10_000

/** Returns the configured mail server; `null` without one: mail then stays in the outbox. */
export function openMailer(settings: { smtpUrl: string | null; mailFrom: string }): Mailer | null {
  if (settings.smtpUrl === null) return null
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Contents are never read from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, replyTo, subject, text, html, attachments, language, messageId }) => {
      await transport.sendMail({
        from: settings.mailFrom,
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        attachments: attachments.map((file) => ({
          ...file,
          contentDisposition: file.cid === undefined ? 'attachment' : 'inline',
        })),
        messageId,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
