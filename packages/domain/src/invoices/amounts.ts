import type { Cents } from '../money/money.ts'
import { includedVat } from '../money/vat.ts'
import type { Prices } from '../promotions/prices.ts'

/** The parts of an order that decide the VAT of its invoices. */
export type InvoicedParts = Pick<
  Prices,
  | 'items'
  | 'itemsDiscount'
  | 'transport'
  | 'transportDiscount'
  | 'incidents'
  | 'itemsVat'
  | 'transportVat'
  | 'total'
>

/** What is invoiced of an order, VAT included. */
export interface Invoiced {
  readonly total: Cents
  readonly vat: Cents
}

/**
 * Returns the VAT in what an order has paid. Of the whole order it is the stored VAT of its parts, so that an invoice says
 * what was shown; of less, transport and charges count first, since a cancellation keeps them (operations §5.4).
 */
export function vatOfPaid(order: InvoicedParts, paid: Cents): Cents {
  if (paid === order.total) return order.itemsVat + order.transportVat
  const ofTransport = order.transport + order.incidents - order.transportDiscount
  const transport = Math.min(paid, ofTransport)
  const items = paid - transport
  return (
    (transport === ofTransport ? order.transportVat : includedVat(transport)) +
    (items === order.items - order.itemsDiscount ? order.itemsVat : includedVat(items))
  )
}

/**
 * Returns what the next invoice of an order has: the difference between what it has paid, refunds deducted, and what is
 * invoiced; negative for a rectifying one. Its VAT is that of the paid amount less what is invoiced, so that the invoices of
 * an order always sum to its VAT.
 */
export function nextInvoiceOf(order: InvoicedParts, paid: Cents, invoiced: Invoiced): Invoiced {
  const total = paid - invoiced.total
  const vat = vatOfPaid(order, paid) - invoiced.vat
  // Cents of rounding never give an amount a VAT of the other sign, or one above it.
  return { total, vat: total < 0 ? clamp(vat, total, 0) : clamp(vat, 0, total) }
}

function clamp(value: Cents, low: Cents, high: Cents): Cents {
  // Not -0.
  return Math.min(high, Math.max(low, value)) + 0
}
