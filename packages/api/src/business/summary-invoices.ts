import { addMonths, type Month, startOfMonth } from '@colada/domain/business/month'
import { type SummaryOrder, sumByOrder } from '@colada/domain/business/statement'
import { saleKind } from '@colada/domain/invoices/kinds'
import { addDays } from '@colada/domain/schedule/local-time'
import { findBilling, listBusinessAccounts, lockBusinessAccount } from '../account/service.ts'
import { type Db, runTransaction, type Tx } from '../database/connection.ts'
import {
  findCounting,
  issueInvoice,
  lineOf,
  mailInvoice,
  rectifyRefunds,
  sumInvoiced,
} from '../invoices/service.ts'
import { listAccountEntries } from '../orders/service.ts'
import { monthToBill } from './billing-time.ts'

/**
 * Issues and mails one invoice for each company of what the months until the last one added to its orders on account, and a
 * rectifying one of what they took back of orders that are invoiced (RD 1619/2012, art. 13). It is the difference to what is
 * invoiced, so that a second run issues nothing.
 * @param now epoch milliseconds
 */
export async function issueSummaryInvoices(db: Db, now: number): Promise<void> {
  const month = monthToBill(now)
  if (month === null) return
  for (const { company } of await listBusinessAccounts(db))
    await runTransaction(db, (tx) => issueSummary(tx, company.id, month, new Date(now)))
}

async function issueSummary(tx: Tx, userId: number, month: Month, at: Date): Promise<void> {
  // Two runs at once issue one invoice.
  await lockBusinessAccount(tx, userId)
  const next = addMonths(month, 1)
  const entries = await listAccountEntries(tx, userId, new Date(0), new Date(startOfMonth(next) * 1000))
  const due = await subtractInvoiced(tx, sumByOrder(entries))
  const sold = due.filter(({ total }) => total > 0)
  const [first, ...others] = sold.map(({ orderId }) => orderId)
  if (first !== undefined) {
    const recipient = await findBilling(tx, userId)
    const invoice = await issueInvoice(
      tx,
      {
        kind: saleKind(recipient),
        recipient,
        shares: sold.map(({ orderId, total, vat }) => ({ orderId, total, vat })),
        lines: sold.map(({ total, locator }) => lineOf('order', total, locator)),
        operationDate: addDays(`${next}-01`, -1),
      },
      at,
    )
    await mailInvoice(tx, invoice, [first, ...others], at)
  }
  for (const { orderId, locator, total, vat } of due.filter((order) => order.total < 0)) {
    const issued = (await findCounting(tx, orderId)).map(({ invoice }) => invoice)
    const refund = await rectifyRefunds(tx, { orderId, total, vat }, { locator, issued }, at)
    await mailInvoice(tx, refund, [orderId], at)
  }
}

/** What is not invoiced yet of each order. */
async function subtractInvoiced(tx: Tx, orders: readonly SummaryOrder[]): Promise<SummaryOrder[]> {
  const invoiced = await sumInvoiced(
    tx,
    orders.map(({ orderId }) => orderId),
  )
  return orders.map((order) => {
    const before = invoiced.get(order.orderId) ?? { total: 0, vat: 0 }
    const [total, vat] = [order.total - before.total, order.vat - before.vat]
    return { ...order, total, vat, base: total - vat }
  })
}
