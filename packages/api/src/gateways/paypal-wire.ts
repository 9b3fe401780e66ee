import { type Cents, currency, fromEuros, toEuros } from '@colada/domain/money/money'
import { parseReference, formatReference } from '@colada/domain/payment/reference'
import type { PayPalEvent, PayPalPayment, PayPalPurchase } from './paypal.ts'

interface WireEvent {
  readonly id?: unknown
  readonly event_type?: unknown
  readonly resource_type?: unknown
  readonly resource?: {
    readonly id?: unknown
    readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: unknown } }
  }
}

/** Parses the relevant part of a webhook event; returns `null` for invalid content. */
export function parseEvent(text: string): PayPalEvent | null {
  try {
    const { id, event_type: type, resource_type: kind, resource } = JSON.parse(text) as WireEvent
    if (typeof id !== 'string' || id === '' || typeof type !== 'string') return null
    const orderId =
      kind === 'checkout-order' ? resource?.id : resource?.supplementary_data?.related_ids?.order_id
    return { id, type, orderId: typeof orderId === 'string' ? orderId : null }
  } catch {
    return null
  }
}

/** Returns the body of a request that creates an order. */
export function toOrderRequest(purchase: PayPalPurchase): object {
  const { lines, language } = purchase
  const items = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: purchase.key,
        custom_id: formatReference(purchase.reference),
        description: truncate(purchase.description),
        amount: {
          ...money(purchase.amount),
          breakdown: {
            item_total: money(items),
            shipping: money(purchase.shipping),
            handling: money(purchase.handling),
            shipping_discount: money(purchase.shippingDiscount),
            discount: money(purchase.discount),
          },
        },
        items: lines.map(({ name, quantity, price }) => ({
          name: truncate(name),
          quantity: String(quantity),
          unit_amount: money(price),
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Colada',
          locale: language === 'es' ? 'es-ES' : 'en-US',
          // Pickup and delivery addresses belong to the order, not to PayPal.
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          // Bank transfers take days, for which the order would occupy its slots.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        },
      },
    },
  }
}

/** PayPal's limit for names and descriptions. */
const MAX_TEXT_LENGTH = 127

function truncate(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH - 1)}…`
}

/** Formats an amount for PayPal. */
export function money(cents: Cents): { currency_code: string; value: string } {
  return { currency_code: currency.toUpperCase(), value: toEuros(cents).toFixed(2) }
}

interface WireMoney {
  readonly currency_code: string
  readonly value: string
}

interface WireOrder {
  readonly id: string
  readonly status: string
  readonly purchase_units?: readonly {
    readonly reference_id?: string
    readonly custom_id?: string
    readonly amount: WireMoney
    readonly payments?: {
      readonly captures?: readonly {
        readonly id: string
        readonly status: string
        readonly amount: WireMoney
      }[]
    }
  }[]
}

/** Converts an order of PayPal's API. */
export function toPayment(response: unknown): PayPalPayment {
  const { id, status, purchase_units: [unit] = [] } = response as WireOrder
  const captures = unit?.payments?.captures ?? []
  const captured = captures.find((capture) => isCaptured(capture.status))
  const reference = parseReference(unit?.custom_id ?? '')
  return {
    id,
    status: captured
      ? 'succeeded'
      : statusOf(
          status,
          captures.map((capture) => capture.status),
        ),
    providerStatus: status,
    isApproved: status === 'APPROVED',
    amount: unit ? fromEuros(Number(unit.amount.value)) : 0,
    captured: captured ? fromEuros(Number(captured.amount.value)) : 0,
    currency: (captured?.amount ?? unit?.amount)?.currency_code.toLowerCase() ?? '',
    captureId: captured?.id ?? null,
    key: unit?.reference_id ?? '',
    ...(reference ?? { orderId: Number.NaN }),
  }
}

/** A refunded capture was captured before. */
function isCaptured(status: string): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
}

function statusOf(order: string, captures: readonly string[]): PayPalPayment['status'] {
  if (captures.includes('PENDING')) return 'processing'
  return captures.length > 0 || order === 'VOIDED' ? 'cancelled' : 'open'
}
