import { addMonths, type Month, monthOf, startOfMonth } from '@colada/domain/business/month'
import { type SummaryOrder, sumByOrder } from '@colada/domain/business/statement'
import { type Recipient, saleKind } from '@colada/domain/invoices/kinds'
import { addDays, toLocalDate } from '@colada/domain/schedule/local-time'
import { findBilling, listBusinessAccounts, lockBusinessAccount } from '../account/service.ts'
import { addLastStep, type Db, type Executor, runTransaction, type Tx } from '../database/connection.ts'
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
    await runTransaction(db, async (tx) => {
      // Two runs at once issue one invoice.
      await lockBusinessAccount(tx, company.id)
      const recipient = await findBilling(tx, company.id)
      await issueSummary(tx, { userId: company.id, recipient }, month, new Date(now))
    })
}

/**
 * Issues the invoice of what a company has ordered on account until now, at the end of the transaction that deletes its
 * account. The recipient is read before it is deleted.
 */
export async function issueLastSummary(tx: Executor, userId: number, at: Date): Promise<void> {
  const recipient = await findBilling(tx, userId)
  addLastStep(tx, `summary invoice of company ${userId}`, (ended) =>
    issueSummary(ended, { userId, recipient }, monthOf(at.getTime() / 1000), at),
  )
}

interface Billed {
  readonly userId: number
  readonly recipient: Recipient
}

async function issueSummary(tx: Tx, { userId, recipient }: Billed, month: Month, at: Date): Promise<void> {
  const next = addMonths(month, 1)
  const entries = await listAccountEntries(tx, userId, new Date(0), new Date(startOfMonth(next) * 1000))
  const due = await subtractInvoiced(tx, sumByOrder(entries))
  const sold = due.filter(({ total }) => total > 0)
  const [first, ...others] = sold.map(({ orderId }) => orderId)
  if (first !== undefined) {
    const today = toLocalDate(at.getTime() / 1000)
    const lastDay = addDays(`${next}-01`, -1)
    const invoice = await issueInvoice(
      tx,
      {
        kind: saleKind(recipient),
        recipient,
        shares: sold.map(({ orderId, total, vat }) => ({ orderId, total, vat })),
        lines: sold.map(({ total, locator }) => lineOf('order', total, locator)),
        operationDate: lastDay < today ? lastDay : today,
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
