import { createTransport } from 'nodemailer'
import type { Language } from '@colada/domain/wire/language'

/** A mail ready to be sent. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: Language
  /** Names the mail for good, so that a copy sent after a crash is known as the same one. */
  readonly messageId: string
}

/** What the shop asks of a mail server. */
export interface Mailer {
  /** Hands a mail over; throws when the server does not take it. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Milliseconds; nobody waits for a mail, but a job must not hang on it. */
const TIMEOUT_MS = 10_000

/** The mail server of the configuration, `null` where there is none: mail then waits in the outbox. */
export function openMailer(settings: { smtpUrl: string | null; mailFrom: string }): Mailer | null {
  if (settings.smtpUrl === null) return null
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mail never reads files or addresses of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, language, messageId }) => {
      await transport.sendMail({
        from: settings.mailFrom,
        to,
        subject,
        text,
        html,
        messageId,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
