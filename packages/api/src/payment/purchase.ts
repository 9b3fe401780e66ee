import type { ProcessType } from '@colada/domain/orders/process'
import type { PayPalPurchase, PurchaseLine } from '../gateways/paypal.ts'
import { interpolate, messages } from '../locales/messages.ts'
import type { OrderRecord } from '../orders/service.ts'
import type { PaymentRow } from './repository.ts'

/**
 * What a buyer is shown at PayPal for a payment: the garments, both ways, and what is taken off (spec 001 §7).
 * What was paid before counts as taken off, so that the parts sum to what is owed now.
 */
export function purchaseOf({ order, items }: OrderRecord, payment: PaymentRow): PayPalPurchase {
  const { language, userId } = order
  const lines = items.map((item): PurchaseLine => {
    const name = language === 'es' ? item.nameEs : item.nameEn
    // A sum that its pieces do not share evenly, such as a carpet's, is one line.
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
      : wholeOf(description, payment.amount)),
  }
}

type Parts = Pick<PayPalPurchase, 'lines' | 'shipping' | 'handling' | 'shippingDiscount' | 'discount'>

function sumOf({ lines, shipping, handling, shippingDiscount, discount }: Parts): number {
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return items + shipping + handling - shippingDiscount - discount
}

/** A payment for less than its order, such as a change of dates, is one line. */
function wholeOf(name: string, price: number): Parts {
  return { lines: [{ name, quantity: 1, price }], shipping: 0, handling: 0, shippingDiscount: 0, discount: 0 }
}

function describe(locator: string, type: ProcessType, language: 'es' | 'en'): string {
  const words = messages[language].paypal
  const kind = type.startsWith('new_order_bono')
    ? words.packs
    : type.startsWith('add_items')
      ? words.addItems
      : type.startsWith('change_')
        ? words.changeDates
        : words.newOrder
  return interpolate(words.description, { locator, kind })
}
