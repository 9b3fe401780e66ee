import { html, type Markup } from '../html.ts'
import type { PageLanguage } from '../page.ts'
import { formatInstant } from './list-page.ts'
import type { Message } from './mailbox.ts'
import { mailWords, type MailWords } from './words.ts'

export type MessageView = 'html' | 'text' | 'raw'

type Shown = { language: PageLanguage; view: MessageView; raw: string }

/** One message: as its reader sees it, as plain text, or as it travelled. */
export function messageBody(message: Message, shown: Shown): Markup {
  const words = mailWords[shown.language]
  const views: MessageView[] = message.html ? ['html', 'text', 'raw'] : ['text', 'raw']
  const attachments = message.attachments.map(({ name }) => name).join(', ')
  return html`<main class="page">
    <a class="crumb" href="/sandbox/mail?lang=${shown.language}">${words.back}</a>
    <header class="head"><h1>${message.subject || words.noSubject}</h1></header>
    <dl class="facts">
      <dt>${words.from}</dt>
      <dd>${message.from}</dd>
      <dt>${words.to}</dt>
      <dd>${message.to.join(', ')}</dd>
      <dt>${words.date}</dt>
      <dd><time datetime="${message.arrived}">${formatInstant(message.arrived, shown.language)}</time></dd>
      ${
        attachments
          ? html`<dt>${words.attachments}</dt>
              <dd>${attachments}</dd>`
          : undefined
      }
    </dl>
    <div class="panel">
      <nav class="views" aria-label="${words.views}">
        ${views.map((view) => viewLink(message, view, shown))}
      </nav>
      ${content(message, shown, words)}
    </div>
  </main>`
}

function viewLink(message: Message, view: MessageView, shown: Shown): Markup {
  const current = view === shown.view ? html` aria-current="page"` : undefined
  const address = `/sandbox/mail/${message.id}?lang=${shown.language}&view=${view}`
  return html`<a href="${address}" ${current}>${mailWords[shown.language][view]}</a>`
}

function content(message: Message, shown: Shown, words: MailWords): Markup {
  if (shown.view === 'html') {
    return html`<iframe
      class="letter"
      title="${words.html}"
      src="/sandbox/mail/${message.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`
  }
  const text = shown.view === 'raw' ? shown.raw : message.text || words.noText
  return html`<pre class="plain" tabindex="0">${text}</pre>`
}
