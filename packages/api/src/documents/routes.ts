import { getReceipt } from '@colada/domain/documents/contract'
import { getStaffLabels, getStaffReceipt } from '@colada/domain/staff/documents-contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { invoiceFileRoutes } from './invoice-routes.ts'
import { printLabels, printReceipt } from './print.ts'
import { send } from './send.ts'
import { findOwnSubject, openSubject } from './subject.ts'

/** Printed papers of an order: the receipt of its garments, their labels, and its invoices. */
export function documentsRoutes(app: FastifyInstance, dependencies: AppDependencies): void {
  invoiceFileRoutes(app, dependencies)
  const {
    config,
    database: { db },
    clock,
  } = dependencies
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
