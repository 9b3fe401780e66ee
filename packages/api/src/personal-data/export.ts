import type { getMyData } from '@colada/domain/account/personal-data-contract'
import { toEuros } from '@colada/domain/money/money'
import type { WireOrder } from '@colada/domain/orders/contract'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { exportAccount, lockUser, recordAccountEvent } from '../account/service.ts'
import { type ClaimRecord, listClaimsOf } from '../claims/service.ts'
import { listMessagesOf, type MessageRow } from '../contact/service.ts'
import { listChecksOf, type ZipCheckRow } from '../coverage/service.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import { type InvoiceRecord, listInvoiceIds, loadInvoices, numberOf } from '../invoices/service.ts'
import { listOrders } from '../orders/service.ts'
import { exportPayments } from '../payment/service.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { listOwned, toWalletItem } from '../promotions/service.ts'
import { listWithdrawalsOf, type WithdrawalRow } from '../withdrawals/service.ts'

type Data = EndpointResult<typeof getMyData>['data']
type DataRecord = Data[string][number]

interface Collected {
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
  /** Recorded in the account's activity. */
  readonly isDownload: boolean
}

/** Returns everything that is stored about the customer of a session. */
export async function collectData(
  db: Db,
  actor: ActorForCustomer,
  { language, now, isDownload }: Collected,
): Promise<EndpointResult<typeof getMyData>> {
  const { userId } = actor
  const orders = await listOrders(db, userId, language, now)
  const orderIds = orders.map(({ id }) => id)
  const data = await runTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new ApiError('notSignedIn')
    if (isDownload) await recordAccountEvent(tx, { userId, actor, event: 'data-exported' }, now)
    const email = user.emailConfirmedAt === null ? null : user.email
    return {
      ...(await exportAccount(tx, user, { hasOrders: orders.length > 0, language, now })),
      orders: orders.map(storedFacts),
      order_items: orders.flatMap(itemsOf),
      order_legs: orders.flatMap(legsOf),
      order_history: orders.flatMap(({ id, status_history, part_steps }) =>
        [...status_history, ...part_steps].map((step) => ({ order_id: id, ...step })),
      ),
      ...(await exportPayments(tx, orderIds)),
      invoices: (await loadInvoices(tx, await listInvoiceIds(tx, orderIds))).map(presentInvoice),
      vouchers: (await listOwned(tx, userId)).map((coupon) => toWalletItem(coupon, language)),
      messages: (await listMessagesOf(tx, { userId, email })).map(presentMessage),
      withdrawals: (await listWithdrawalsOf(tx, { orderIds, email })).map(presentWithdrawal),
      claims: (await listClaimsOf(tx, orderIds)).map((record) => presentClaim(record, language)),
      zip_checks: email === null ? [] : (await listChecksOf(tx, email)).map(presentCheck),
    }
  })
  const entries = Object.entries(data).map(
    ([kind, rows]) => [kind, (rows as readonly object[]).map(toRecord)] as const,
  )
  return { generated_at: new Date(now).toISOString(), data: Object.fromEntries(entries) }
}

/** An order without what the customer may do with it now, and without a change that is not paid. */
function storedFacts(order: WireOrder) {
  return Object.fromEntries(
    Object.entries(order).filter(([name]) => !/^(?:can_|change_|pending_change$|refused_)/.test(name)),
  )
}

/** The pictures are those of the catalogue. */
function itemsOf({ id, items }: WireOrder) {
  return items.map(({ img: _picture, ...item }) => ({ order_id: id, ...item }))
}

function legsOf({ id, pickup, delivery }: WireOrder) {
  return [
    ...pickup.map((leg) => ({ order_id: id, leg: 'pickup', ...leg })),
    ...delivery.map((leg) => ({ order_id: id, leg: 'delivery', ...leg })),
  ]
}

function presentMessage(row: MessageRow) {
  const { type, name, email, phone, postalCode, city, subject, message, garments, orderId, createdAt } = row
  return {
    type,
    name,
    email,
    phone,
    cp: postalCode,
    city,
    subject,
    message,
    garments,
    order_id: orderId,
    url_params: row.urlParams,
    created_at: createdAt,
  }
}

function presentWithdrawal({ reference, name, email, locator, garments, ...row }: WithdrawalRow) {
  const { receivedAt, state, refund, reason } = row
  return {
    reference,
    name,
    email,
    localizador: locator,
    garments,
    received_at: receivedAt,
    state,
    refund: toEuros(refund),
    reason,
  }
}

function presentInvoice({ invoice }: InvoiceRecord) {
  return {
    number: numberOf(invoice),
    date: invoice.operationDate,
    amount: toEuros(invoice.total),
    vat: toEuros(invoice.vat),
    name: invoice.recipient?.name ?? '',
    cif: invoice.recipient?.taxId ?? '',
    address: invoice.recipient?.address ?? '',
  }
}

/** What was written is in the message of the report. */
function presentClaim({ claim, items }: ClaimRecord, language: Language) {
  return {
    order_id: claim.orderId,
    kind: claim.kind,
    claim_state: claim.state,
    garments: items
      .map(({ nameEs, nameEn, quantity }) => `${quantity} × ${language === 'es' ? nameEs : nameEn}`)
      .join(', '),
    amount: claim.decided === null ? null : toEuros(claim.decided),
    reason: claim.reason,
    dispute: claim.dispute,
    iban: claim.iban,
    holder: claim.holder,
    code: claim.code,
    created_at: claim.createdAt,
  }
}

function presentCheck({ code, email, urlParams, createdAt }: ZipCheckRow) {
  return { cp: code, email, url_params: urlParams, created_at: createdAt }
}

/** Returns the plain values of a row; instants as ISO 8601. Lists and objects are rows of other kinds. */
function toRecord(row: object): DataRecord {
  const values = Object.entries(row).map(
    ([name, value]: [string, unknown]) =>
      [name, value instanceof Date ? value.toISOString() : value] as const,
  )
  return Object.fromEntries(
    values.filter((entry): entry is [string, DataRecord[string]] => isPlain(entry[1])),
  )
}

function isPlain(value: unknown): value is DataRecord[string] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
