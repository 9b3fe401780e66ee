import type { ProcessType } from '@colada/domain/orders/process'
import type { PayPalPurchase, PurchaseLine } from '../gateways/paypal.ts'
import { interpolate, messages } from '../locales/messages.ts'
import type { OrderRecord } from '../orders/service.ts'
import type { PaymentRow } from './repository.ts'

/**
 * The purchase shown at PayPal: garments, transport and discounts (spec 001 §7). Earlier payments are shown as a
 * discount, so that the parts add up to the amount due.
 */
export function toPurchase({ order, items }: OrderRecord, payment: PaymentRow): PayPalPurchase {
  const { language, userId } = order
  const lines = items.map((item): PurchaseLine => {
    const name = language === 'es' ? item.nameEs : item.nameEn
    // A line total that is not divisible by the quantity, such as a carpet's, is one line.
    return item.lineTotal % item.quantity === 0
      ? { name, quantity: item.quantity, price: item.lineTotal / item.quantity }
      : { name: `${item.quantity} × ${name}`, quantity: 1, price: item.lineTotal }
  })
  const parts = {
    lines,
    shipping: order.transport,
    handling: order.incidents,
    shippingDiscount: order.transportDiscount,
    discount: order.itemsDiscount + order.paid,
  }
  const description = describe(order.locator, payment.processType, language)
  return {
    key: payment.key,
    reference: { orderId: order.id, userId, processType: payment.processType },
    description,
    language,
    amount: payment.amount,
    ...(payment.changeId === null && sumOf(parts) === payment.amount
      ? parts
      : singleLine(description, payment.amount)),
  }
}

type Parts = Pick<PayPalPurchase, 'lines' | 'shipping' | 'handling' | 'shippingDiscount' | 'discount'>

function sumOf({ lines, shipping, handling, shippingDiscount, discount }: Parts): number {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return items + shipping + handling - shippingDiscount - discount
}

/** A payment of less than the order, such as a change of dates, is one line. */
function singleLine(name: string, price: number): Parts {
  return { lines: [{ name, quantity: 1, price }], shipping: 0, handling: 0, shippingDiscount: 0, discount: 0 }
}

function describe(locator: string, type: ProcessType, language: 'es' | 'en'): string {
  const texts = messages[language].paypal
  const kind = type.startsWith('new_order_bono')
    ? texts.packs
    : type.startsWith('add_items')
      ? texts.addItems
      : type.startsWith('change_')
        ? texts.changeDates
        : texts.newOrder
  return interpolate(texts.description, { locator, kind })
}
