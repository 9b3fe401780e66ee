import type { FastifyInstance } from 'fastify'
import type { Mailbox } from './mailbox.ts'

export function mailPages(mailbox: Mailbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { to?: string } }>('/sandbox/mail.json', async (request) => ({
      messages: await mailbox.list({ to: request.query.to }),
    }))
  }
}
