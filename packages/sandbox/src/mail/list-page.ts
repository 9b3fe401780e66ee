import { html, type Markup } from '../html.ts'
import type { PageLanguage } from '../page.ts'
import type { Message } from './mailbox.ts'
import { mailMessages } from './messages.ts'

type ListView = { language: PageLanguage; to: string | undefined }

/** The mailbox, newest message first, optionally of one recipient. */
export function listBody(mails: Message[], view: ListView): Markup {
  const messages = mailMessages[view.language]
  const other = view.language === 'es' ? 'en' : 'es'
  const to = view.to ? `&to=${encodeURIComponent(view.to)}` : ''
  return html`<main class="page">
    <header class="head">
      <h1>${messages.title}</h1>
      <a href="/sandbox/mail?lang=${view.language}${to}">${messages.refresh}</a>
      <a href="/sandbox?lang=${view.language}">${messages.sandbox}</a>
      <a href="/sandbox/mail?lang=${other}${to}" lang="${other}" hreflang="${other}">${messages.other}</a>
    </header>
    <p class="lead">${messages.lead}</p>
    ${view.to ? filterBar(view.language, view.to) : clearBar(view.language, mails)}
    ${mails.length ? list(mails, view.language) : emptyPanel(view)}
  </main>`
}

/** The page for a message that does not exist. */
export function missingBody(language: PageLanguage): Markup {
  const messages = mailMessages[language]
  return html`<main class="page">
    <a class="crumb" href="/sandbox/mail?lang=${language}">${messages.back}</a>
    <div class="panel empty">
      <h1>${messages.unknown}</h1>
      <p>${messages.unknownHint}</p>
    </div>
  </main>`
}

function filterBar(language: PageLanguage, to: string): Markup {
  const messages = mailMessages[language]
  return html`<p class="filter">
    <span>${messages.onlyFor} <strong>${to}</strong></span>
    <a href="/sandbox/mail?lang=${language}">${messages.all}</a>
  </p>`
}

function clearBar(language: PageLanguage, mails: Message[]): Markup | undefined {
  if (!mails.length) return undefined
  return html`<form class="filter" method="post" action="/sandbox/mail/empty?lang=${language}">
    <span></span><button class="button">${mailMessages[language].clear}</button>
  </form>`
}

function list(mails: Message[], language: PageLanguage): Markup {
  return html`<ol class="list">
    ${mails.map((message) => row(message, language))}
  </ol>`
}

function row(message: Message, language: PageLanguage): Markup {
  const preview = message.text.replaceAll(/\s+/g, ' ').slice(0, 160)
  return html`<li>
    <a class="row" href="/sandbox/mail/${message.id}?lang=${language}">
      <strong>${message.subject || mailMessages[language].noSubject}</strong>
      <time datetime="${message.arrived}">${formatInstant(message.arrived, language)}</time>
      <span class="to">${message.to.join(', ')}</span>
      <span class="preview">${preview}</span>
    </a>
  </li> `
}

function emptyPanel({ language, to }: ListView): Markup {
  const messages = mailMessages[language]
  return html`<div class="panel empty">
    <h2>${to ? `${messages.emptyFor} ${to}` : messages.empty}</h2>
    <p>${messages.emptyHint}</p>
  </div>`
}

/** Formats an ISO instant in the shop's time zone. */
export function formatInstant(instant: string, language: PageLanguage): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' } as const
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', options).format(new Date(instant))
}
