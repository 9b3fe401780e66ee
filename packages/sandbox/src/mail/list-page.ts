import { html, type Markup } from '../html.ts'
import type { PageLanguage } from '../page.ts'
import type { Message } from './mailbox.ts'
import { mailWords } from './words.ts'

type ListView = { language: PageLanguage; to: string | undefined }

/** The mailbox: newest first, all of it or one addressee's. */
export function listBody(messages: Message[], view: ListView): Markup {
  const words = mailWords[view.language]
  const other = view.language === 'es' ? 'en' : 'es'
  const to = view.to ? `&to=${encodeURIComponent(view.to)}` : ''
  return html`<main class="page">
    <header class="head">
      <h1>${words.title}</h1>
      <a href="/sandbox/mail?lang=${view.language}${to}">${words.refresh}</a>
      <a href="/sandbox?lang=${view.language}">${words.sandbox}</a>
      <a href="/sandbox/mail?lang=${other}${to}" lang="${other}" hreflang="${other}">${words.other}</a>
    </header>
    <p class="lead">${words.lead}</p>
    ${view.to ? filterBar(view.language, view.to) : clearBar(view.language, messages)}
    ${messages.length ? list(messages, view.language) : emptyPanel(view)}
  </main>`
}

/** What stands where a message was. */
export function missingBody(language: PageLanguage): Markup {
  const words = mailWords[language]
  return html`<main class="page">
    <a class="crumb" href="/sandbox/mail?lang=${language}">${words.back}</a>
    <div class="panel empty">
      <h1>${words.unknown}</h1>
      <p>${words.unknownHint}</p>
    </div>
  </main>`
}

function filterBar(language: PageLanguage, to: string): Markup {
  const words = mailWords[language]
  return html`<p class="filter">
    <span>${words.onlyFor} <strong>${to}</strong></span>
    <a href="/sandbox/mail?lang=${language}">${words.all}</a>
  </p>`
}

function clearBar(language: PageLanguage, messages: Message[]): Markup | undefined {
  if (!messages.length) return undefined
  return html`<form class="filter" method="post" action="/sandbox/mail/empty?lang=${language}">
    <span></span><button class="button">${mailWords[language].clear}</button>
  </form>`
}

function list(messages: Message[], language: PageLanguage): Markup {
  return html`<ol class="list">
    ${messages.map((message) => row(message, language))}
  </ol>`
}

function row(message: Message, language: PageLanguage): Markup {
  const preview = message.text.replaceAll(/\s+/g, ' ').slice(0, 160)
  return html`<li>
    <a class="row" href="/sandbox/mail/${message.id}?lang=${language}">
      <strong>${message.subject || mailWords[language].noSubject}</strong>
      <time datetime="${message.arrived}">${formatInstant(message.arrived, language)}</time>
      <span class="to">${message.to.join(', ')}</span>
      <span class="preview">${preview}</span>
    </a>
  </li> `
}

function emptyPanel({ language, to }: ListView): Markup {
  const words = mailWords[language]
  return html`<div class="panel empty">
    <h2>${to ? `${words.emptyFor} ${to}` : words.empty}</h2>
    <p>${words.emptyHint}</p>
  </div>`
}

/** An instant as people in the shop's own zone read it. */
export function formatInstant(instant: string, language: PageLanguage): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' } as const
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', form).format(new Date(instant))
}
