import { html, type Markup } from '../html.ts'
import type { PageLanguage } from '../page.ts'
import { formatInstant } from './list-page.ts'
import type { Message } from './mailbox.ts'
import { mailMessages, type MailMessages } from './messages.ts'

export type MessageView = 'html' | 'text' | 'raw'

type Display = { language: PageLanguage; view: MessageView; raw: string }

/** One message as HTML, as plain text, or as raw source. */
export function messageBody(message: Message, shown: Display): Markup {
  const messages = mailMessages[shown.language]
  const views: MessageView[] = message.html ? ['html', 'text', 'raw'] : ['text', 'raw']
  const attachments = message.attachments.map(({ name }) => name).join(', ')
  return html`<main class="page">
    <a class="crumb" href="/sandbox/mail?lang=${shown.language}">${messages.back}</a>
    <header class="head"><h1>${message.subject || messages.noSubject}</h1></header>
    <dl class="facts">
      <dt>${messages.from}</dt>
      <dd>${message.from}</dd>
      <dt>${messages.to}</dt>
      <dd>${message.to.join(', ')}</dd>
      <dt>${messages.date}</dt>
      <dd><time datetime="${message.arrived}">${formatInstant(message.arrived, shown.language)}</time></dd>
      ${
        attachments
          ? html`<dt>${messages.attachments}</dt>
              <dd>${attachments}</dd>`
          : undefined
      }
    </dl>
    <div class="panel">
      <nav class="views" aria-label="${messages.views}">
        ${views.map((view) => viewLink(message, view, shown))}
      </nav>
      ${content(message, shown, messages)}
    </div>
  </main>`
}

function viewLink(message: Message, view: MessageView, shown: Display): Markup {
  const current = view === shown.view ? html` aria-current="page"` : undefined
  const address = `/sandbox/mail/${message.id}?lang=${shown.language}&view=${view}`
  return html`<a href="${address}" ${current}>${mailMessages[shown.language][view]}</a>`
}

function content(message: Message, shown: Display, messages: MailMessages): Markup {
  if (shown.view === 'html') {
    return html`<iframe
      class="letter"
      title="${messages.html}"
      src="/sandbox/mail/${message.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`
  }
  const text = shown.view === 'raw' ? shown.raw : message.text || messages.noText
  return html`<pre class="plain" tabindex="0">${text}</pre>`
}
