import { needsRecipient, type Recipient } from '@colada/domain/invoices/kinds'
import type { Cents } from '@colada/domain/money/money'
import { findBilling } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { findLastAddress, type OrderRow } from '../orders/service.ts'
import type { InvoiceRow } from './issue.ts'

/**
 * Returns whom the next invoice of an order names: the recipient of its latest invoice that names one, the company that
 * placed it, or the customer where a simplified invoice is not allowed; null for a simplified one.
 */
export async function recipientOf(
  executor: Executor,
  order: OrderRow,
  total: Cents,
  issued: readonly InvoiceRow[],
): Promise<Recipient | null> {
  const latest = issued.findLast(({ recipient, kind }) => recipient !== null && !kind.startsWith('R'))
  if (latest) return latest.recipient
  if (!needsRecipient({ total, isBusiness: order.isBusiness })) return null
  const billing = await findBilling(executor, order.userId)
  return { ...billing, address: billing.address || ((await findLastAddress(executor, order.userId)) ?? '') }
}
