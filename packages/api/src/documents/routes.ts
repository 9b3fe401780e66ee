import { getReceipt } from '@colada/domain/documents/contract'
import { getStaffLabels, getStaffReceipt } from '@colada/domain/staff/documents-contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { alreadySent, registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { type Document, printLabels, printReceipt } from './print.ts'
import { findOwnSubject, openSubject } from './subject.ts'

/** Printed papers of an order: the receipt of its garments, and their labels. */
export function documentsRoutes(
  app: FastifyInstance,
  { config, database: { db }, clock }: AppDependencies,
): void {
  const { issuer, publicUrl } = config

  registerEndpoint(app, getReceipt, async ({ params, actor, language, reply }) => {
    const subject = await findOwnSubject(db, actor.userId, params.locator)
    if (!subject) throw new ApiError('notFound')
    return send(reply, await printReceipt({ ...subject, issuer, publicUrl, language, format: 'a4' }))
  })

  registerEndpoint(app, getStaffReceipt, async ({ params, query, actor, reply }) => {
    const opening = { actor, action: 'receipt-printed', now: clock() } as const
    const subject = await openSubject(db, params.locator, opening)
    const { format, language = subject.record.order.language } = query
    return send(reply, await printReceipt({ ...subject, issuer, publicUrl, language, format }))
  })

  registerEndpoint(app, getStaffLabels, async ({ params, query, actor, language, reply }) => {
    const opening = { actor, action: 'labels-printed', now: clock() } as const
    const subject = await openSubject(db, params.locator, opening)
    return send(reply, await printLabels({ ...subject, language: query.language ?? language }))
  })
}

/** Browsers show an inline document, from which it is printed or saved. */
function send(reply: FastifyReply, { name, content }: Document): typeof alreadySent {
  void reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(content)
  return alreadySent
}
