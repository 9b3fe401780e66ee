import {
  getInvoices,
  getOrderInvoices,
  requestInvoice,
  type WireInvoice,
} from '@colada/domain/invoices/contract'
import { billingSystem } from '@colada/domain/invoices/system'
import {
  correctInvoiceRecord,
  getInvoiceChain,
  getProducerDeclaration,
  getStaffInvoices,
  getStaffOrderInvoices,
  rectifyInvoice,
} from '@colada/domain/staff/invoices-contract'
import type { FastifyInstance } from 'fastify'
import { type Executor, runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { findOrder, findOrderByLocator, listOrderIds } from '../orders/service.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { checkChain, countGaps, findRegisterState } from './check-chain.ts'
import { correctRecord } from './correct-record.ts'
import { issueFullInvoice } from './full-invoice.ts'
import { presentInvoice, presentStaffInvoice } from './present.ts'
import { rectify } from './rectify.ts'
import { listInvoiceIds, listPage, listSeries, loadInvoices } from './repository.ts'

const PAGE_SIZE = 50

/** Invoices of customers, and of all for operations. Their files are a subject of their own (`documents`). */
export function invoicesRoutes(
  app: FastifyInstance,
  { config, database: { db }, clock }: AppDependencies,
): void {
  const ofOrder = async (executor: Executor, orderId: number): Promise<WireInvoice[]> =>
    (await loadInvoices(executor, await listInvoiceIds(executor, [orderId]))).map(presentInvoice)

  registerEndpoint(app, getInvoices, async ({ actor }) => {
    const ids = await listInvoiceIds(db, await listOrderIds(db, actor.userId))
    return { invoices: (await loadInvoices(db, ids)).map(presentInvoice) }
  })

  registerEndpoint(app, getOrderInvoices, async ({ actor, params }) => {
    // Another customer's order is reported as not found, like an unknown one (trust 4).
    if ((await findOrder(db, params.orderId))?.userId !== actor.userId) throw new ApiError('notFound')
    return { invoices: await ofOrder(db, params.orderId) }
  })

  registerEndpoint(app, requestInvoice, async ({ actor, params, body }) => {
    const recipient = { name: body.name, taxId: body.cif, address: body.address }
    return runTransaction(db, async (tx) => {
      const request = { actor, orderId: params.orderId, recipient }
      const { id } = await issueFullInvoice(tx, request, new Date(clock()))
      const [invoice] = await loadInvoices(tx, [id])
      return { invoice: presentInvoice(invoice!), invoices: await ofOrder(tx, params.orderId) }
    })
  })

  registerEndpoint(app, getStaffOrderInvoices, async ({ params }) => {
    const order = await findOrderByLocator(db, params.locator)
    if (!order) throw new ApiError('notFound')
    return { invoices: await ofOrder(db, order.id) }
  })

  registerEndpoint(app, getStaffInvoices, async ({ query }) => {
    const { tax_office: state, ...filter } = query
    const ids = await listPage(db, { ...filter, state, limit: PAGE_SIZE + 1 })
    const page = await loadInvoices(db, ids.slice(0, PAGE_SIZE))
    return {
      invoices: page.map(presentStaffInvoice),
      series: await listSeries(db),
      has_more: ids.length > PAGE_SIZE,
    }
  })

  registerEndpoint(app, getInvoiceChain, async () => ({
    ...(await findRegisterState(db)),
    ...(await checkChain(db)),
    gaps: await countGaps(db),
  }))

  registerEndpoint(app, getProducerDeclaration, async () => {
    const { issuer, taxRegister, declaration } = config
    return {
      register: taxRegister,
      system: billingSystem,
      producer: { name: issuer.name, cif: issuer.taxId, address: issuer.address },
      signed: declaration,
    }
  })

  registerEndpoint(app, rectifyInvoice, async ({ actor, params, body }) => {
    const recipient = { name: body.name, taxId: body.cif, address: body.address }
    return runTransaction(db, async (tx) => {
      const correction = { invoiceId: params.invoiceId, recipient, reason: body.reason }
      const ids = await rectify(tx, actor, correction, new Date(clock()))
      return { invoices: (await loadInvoices(tx, ids)).map(presentStaffInvoice) }
    })
  })

  registerEndpoint(app, correctInvoiceRecord, async ({ actor, params, body }) => {
    const change = { ...params, name: body.name, taxId: body.cif, reason: body.reason }
    return runTransaction(db, async (tx) => {
      await correctRecord(tx, actor, change, new Date(clock()))
      const [corrected] = await loadInvoices(tx, [params.invoiceId])
      return { invoice: presentStaffInvoice(corrected!) }
    })
  })
}
