import { isVisitPlanned } from '@colada/domain/orders/reminder'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { PAYMENT_WINDOW_SECONDS, REFUND_DAYS } from '@colada/domain/payment/window'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import type { MailContent, MailLinks, MailOf } from '@colada/mails'
import { type Customer, findCustomer } from '../account/service.ts'
import { findClaim } from '../claims/service.ts'
import { findGoodwill } from '../counter/service.ts'
import type { Db } from '../database/connection.ts'
import type { Mail } from '../gateways/mailer.ts'
import { createMail, type MailKindAbout, type OutboxMail, renderOrderConfirmation } from '../mail/service.ts'
import {
  calendarFileOf,
  calendarPath,
  confirmationOf,
  currentLeg,
  findOrder,
  loadOrder,
  nextVisitsOf,
  type OrderRecord,
  toMailLeg,
  trackingToken,
} from '../orders/service.ts'
import { findRefund, sumCashRefunds } from '../payment/service.ts'
import { type InvoiceMailSource, type MailedInvoice, mailedInvoice } from './invoice-mails.ts'

interface MailSource extends InvoiceMailSource {
  /** Key of the links to orders. */
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

type OrderMail = OutboxMail<MailKindAbout<'order'>>
type Confirmation = OutboxMail<'order-confirmation' | 'order-change'>

const progress = new Map<OrderStatus, MailOf<'order-progress'>['status']>([
  [orderStatus.collected, 'collected'],
  [orderStatus.outForDelivery, 'out-for-delivery'],
  [orderStatus.delivered, 'delivered'],
  [orderStatus.absentAtPickup, 'absent-at-pickup'],
  [orderStatus.absentAtDelivery, 'absent-at-delivery'],
  [orderStatus.incident, 'incident'],
])

/** As above, for an order with a leg at a store. */
const progressAtStore = new Map<OrderStatus, MailOf<'order-progress'>['status']>([
  ...progress,
  [orderStatus.collected, 'received'],
  [orderStatus.washed, 'ready-to-collect'],
])

/** Mails that say where and when the garments come. */
const withVisit: readonly MailOf<'order-progress'>['status'][] = ['ready-to-collect', 'out-for-delivery']

/** Renders a mail about an order; `null` for a reminder of a visit that does not take place. */
export async function createOrderMail(deps: MailSource, mail: OrderMail): Promise<Mail | null> {
  const { db, publicUrl, clock } = deps
  const order = await findOrder(db, mail.subjectId)
  const customer = order && (await findCustomer(db, order.userId))
  if (!customer) throw new Error(`Order ${mail.subjectId} has no customer.`)
  const record = await loadOrder(db, order)
  const { language } = mail
  const calendar = calendarFileOf(record, { language, publicUrl, at: new Date(clock()) })
  const links = linksOf(deps, mail, { orderId: order.id, hasCalendar: calendar !== null })
  const attached = await invoiceOf(deps, mail)
  const files = attached ? [attached.file] : []
  if (mail.kind === 'order-confirmation' || mail.kind === 'order-change') {
    const changeId = mail.kind === 'order-change' ? mail.details.changeId : null
    const request = { orderId: order.id, changeId, publicUrl, at: new Date(clock()) }
    const confirmation = await confirmationOf(db, request)
    const invoice = attached && { number: attached.number, url: attached.url }
    return renderOrderConfirmation({ ...confirmation, customer, links, language, invoice, files }, publicUrl)
  }
  const invoice = attached?.number ?? null
  const content = await contentOf(deps, mail, { record, customer, invoice })
  if (content === null) return null
  return createMail(
    {
      to: { name: customer.firstName, address: customer.email },
      messageId: `<order-${order.locator}-${mail.id}@${new URL(publicUrl).hostname}>`,
      calendar: mail.kind === 'order-cancelled' ? calendar : null,
      files,
      links,
    },
    content,
  )
}

/** The invoice of what a mail reports; `null` for one without it. */
async function invoiceOf(deps: MailSource, { details, language }: OrderMail): Promise<MailedInvoice | null> {
  if (details === null || !('invoiceId' in details) || details.invoiceId === undefined) return null
  return mailedInvoice(deps, details.invoiceId, language)
}

/** Every mail about an order has a new link to where it is; it replaces that of the mail before. */
function linksOf(
  { publicUrl, pepper }: MailSource,
  mail: OrderMail,
  { orderId, hasCalendar }: { readonly orderId: number; readonly hasCalendar: boolean },
): MailLinks {
  const token = trackingToken(mail.id, pepper)
  return {
    trackUrl: publicUrl + routePath(mail.language, 'Tracking', { token }),
    calendarUrl: hasCalendar ? publicUrl + calendarPath(orderId, pepper) : null,
  }
}

/** A refund, or a credit out of goodwill, as its mail shows it. */
async function refundOf(db: Db, details: Extract<OrderMail, { kind: 'order-refund' }>['details']) {
  if ('goodwillId' in details) {
    const credit = await findGoodwill(db, details.goodwillId)
    return credit && { amount: credit.amount, method: 'credit' as const, code: credit.code }
  }
  const refund = await findRefund(db, details.refundId)
  return refund && { amount: refund.amount, method: refund.way, code: '' }
}

/** A claim, and the names of its garments. */
async function claimOf(db: Db, id: number, language: Language) {
  const record = await findClaim(db, id)
  if (!record) throw new Error(`There is no claim ${id}.`)
  const garments = record.items.map(({ nameEs, nameEn }) => (language === 'es' ? nameEs : nameEn))
  return { claim: record.claim, garments }
}

interface MailedOrder {
  readonly record: OrderRecord
  readonly customer: Customer
  /** The number of the attached invoice. */
  readonly invoice: string | null
}

async function contentOf(
  { db, publicUrl, clock }: MailSource,
  mail: Exclude<OrderMail, Confirmation>,
  { record, customer: { firstName }, invoice }: MailedOrder,
): Promise<MailContent | null> {
  const { order } = record
  const { id, locator, total } = order
  const { language } = mail
  const common = { language, firstName, locator }
  const orderUrl = publicUrl + routePath(language, 'OrderDetail', { id })
  switch (mail.kind) {
    case 'order-payment-failed': {
      const cartUrl = publicUrl + routePath(language, 'Carrito')
      return { ...common, kind: 'payment-failed', total, minutes: PAYMENT_WINDOW_SECONDS / 60, cartUrl }
    }
    case 'order-refund': {
      const refund = await refundOf(db, mail.details)
      if (!refund) throw new Error(`Mail ${mail.id} has no refund.`)
      return { ...common, kind: 'refund', ...refund, days: REFUND_DAYS }
    }
    case 'order-progress': {
      const [pickup, delivery] = [currentLeg(record, 'pickup'), currentLeg(record, 'delivery')]
      const isAtStore = [pickup, delivery].some((leg) => leg?.place === 'store')
      const status = (isAtStore ? progressAtStore : progress).get(mail.details.status)
      if (!status) throw new Error(`Mail ${mail.id} has no known status.`)
      return {
        ...common,
        kind: 'order-progress',
        status,
        nextVisits: await nextVisitsOf(db, record, clock()),
        visit: delivery && withVisit.includes(status) ? toMailLeg(delivery) : null,
        orderUrl,
      }
    }
    case 'order-incident-answered': {
      const none = { nextVisits: [], visit: null }
      return { ...common, kind: 'order-progress', status: 'incident-answered', ...none, orderUrl }
    }
    case 'order-claim-received': {
      const { claim, garments } = await claimOf(db, mail.details.claimId, language)
      return { ...common, kind: 'claim-received', garments, isLost: claim.kind === 'lost', orderUrl }
    }
    case 'order-claim-decided': {
      const { claimId, decision } = mail.details
      const { claim, garments } = await claimOf(db, claimId, language)
      const isPaid = decision === 'paid'
      return {
        ...common,
        kind: 'claim-decided',
        decision,
        garments,
        amount: isPaid || decision === 'proposed' ? (claim.decided ?? 0) : 0,
        payout: isPaid ? claim.payout : null,
        code: isPaid ? claim.code : '',
        reason: decision === 'refused' ? claim.reason : '',
        orderUrl,
      }
    }
    case 'order-storage': {
      const delivery = currentLeg(record, 'delivery')
      const collection = delivery?.place === 'store' ? toMailLeg(delivery) : null
      return { ...common, kind: 'storage', days: mail.details.days, collection, orderUrl }
    }
    case 'order-reminder': {
      const row = record.legs.find((each) => each.id === mail.details.legId && each.releasedAt === null)
      if (!row || !isVisitPlanned(row.leg, order)) return null
      return { ...common, kind: 'order-reminder', visit: toMailLeg(row), orderUrl }
    }
    case 'order-cancelled': {
      const { refund, kept } = mail.details
      const visit = order.isReturnDue ? currentLeg(record, 'delivery') : undefined
      return {
        ...common,
        kind: 'order-cancelled',
        isBilled: order.isOnAccount && order.paid === 0,
        refund,
        kept,
        cash: await sumCashRefunds(db, id),
        return: visit ? toMailLeg(visit) : null,
        invoice,
        orderUrl,
      }
    }
  }
}
