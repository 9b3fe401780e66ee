import type { FastifyInstance } from 'fastify'
import { pageLanguage, sendPage } from '../page.ts'
import { listBody, missingBody } from './list-page.ts'
import type { Mailbox } from './mailbox.ts'
import { messageBody, type MessageView } from './message-page.ts'
import { mailMessages } from './messages.ts'

type ById = { Params: { id: string }; Querystring: { view?: string } }
type ByRecipient = { Querystring: { to?: string } }

/** Links in a mail open in a new window, since the shop forbids framing. */
const newWindow = '<base target="_blank">'

/** The web mailbox at `/sandbox/mail`. */
export function mailPages(mailbox: Mailbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<ByRecipient>('/sandbox/mail.json', async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return { messages: await mailbox.list({ to: request.query.to }) }
    })

    app.get<ByRecipient>('/sandbox/mail', async (request, reply) => {
      const language = pageLanguage(request)
      const messages = await mailbox.list({ to: request.query.to })
      const body = listBody(messages, { language, to: request.query.to })
      return sendPage(reply, { language, title: mailMessages[language].title, body })
    })

    app.post('/sandbox/mail/empty', async (request, reply) => {
      await mailbox.clear()
      return reply.redirect(`/sandbox/mail?lang=${pageLanguage(request)}`, 303)
    })

    app.get<ById>('/sandbox/mail/:id', async (request, reply) => {
      const language = pageLanguage(request)
      const message = await mailbox.find(request.params.id)
      if (!message) {
        const page = { language, title: mailMessages[language].unknown, body: missingBody(language) }
        return sendPage(reply.code(404), page)
      }
      const view = viewOf(request.query.view, message.html !== '')
      const raw = view === 'raw' ? String(await mailbox.raw(message.id)) : ''
      const title = message.subject || mailMessages[language].noSubject
      return sendPage(reply, { language, title, body: messageBody(message, { language, view, raw }) })
    })

    // The mail's HTML may use inline styles and embedded images, nothing else.
    app.get<ById>('/sandbox/mail/:id/html', async (request, reply) => {
      const message = await mailbox.find(request.params.id)
      return (
        reply
          .code(message ? 200 : 404)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'private, no-store')
          // Overrides the `x-frame-options: DENY` of the shop, through which this page is served.
          .header('x-frame-options', 'SAMEORIGIN')
          .header(
            'content-security-policy',
            "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'self'",
          )
          .send(message ? newWindow + message.html : '')
      )
    })

    app.get<ById>('/sandbox/mail/:id/raw', async (request, reply) => {
      const raw = await mailbox.raw(request.params.id)
      return reply
        .code(raw ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(raw ?? '')
    })
  }
}

function viewOf(requested: string | undefined, hasHtml: boolean): MessageView {
  if (requested === 'text' || requested === 'raw') return requested
  return hasHtml ? 'html' : 'text'
}
