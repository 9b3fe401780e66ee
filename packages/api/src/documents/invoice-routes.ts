import { getInvoiceFile } from '@colada/domain/invoices/contract'
import { getStaffInvoiceFile } from '@colada/domain/staff/invoices-contract'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { loadInvoices } from '../invoices/service.ts'
import { listOrderIds } from '../orders/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { printInvoice } from './print-invoice.ts'
import { send } from './send.ts'

/** Invoices as files. */
export function invoiceFileRoutes(
  app: FastifyInstance,
  { config, database: { db }, clock }: AppDependencies,
): void {
  const { qrUrl: qrService } = config.taxOffice

  registerEndpoint(app, getInvoiceFile, async ({ params, actor, language, reply }) => {
    const [record] = await loadInvoices(db, [params.invoiceId])
    const own = new Set(await listOrderIds(db, actor.userId))
    // Another customer's invoice is reported as not found, like an unknown one (trust 4).
    if (!record?.shares.some(({ orderId }) => own.has(orderId))) throw new ApiError('notFound')
    return send(reply, await printInvoice({ record, language, qrService }))
  })

  registerEndpoint(app, getStaffInvoiceFile, async ({ params, query, actor, language, reply }) => {
    const record = await runTransaction(db, async (tx) => {
      const [found] = await loadInvoices(tx, [params.invoiceId])
      if (!found) throw new ApiError('notFound')
      const { orderId } = found.shares[0]!
      const printed = {
        action: 'invoice-printed',
        subjectKind: 'invoice',
        subjectId: params.invoiceId,
      } as const
      await recordAction(tx, actor, { ...printed, orderId }, new Date(clock()))
      return found
    })
    return send(reply, await printInvoice({ record, language: query.language ?? language, qrService }))
  })
}
