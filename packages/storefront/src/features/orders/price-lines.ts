import { type CategoryId, isListedWithoutVat } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import type { Order, PendingChange } from '@colada/domain/orders/order'
import { DISCOUNT_LINE_THRESHOLD_CENTS } from '@colada/domain/payment/window'
import type { Prices } from '@colada/domain/promotions/prices'
import type { PriceLine } from '@colada/ui'
import type { Translate } from '../../platform/language/messages.ts'

type ShownPrices = Pick<Prices, 'items' | 'incidents' | 'discount' | 'total'> & { readonly transport: Cents }

/** The value added tax of a price. */
export function vatOf({ itemsVat, transportVat }: Pick<Prices, 'itemsVat' | 'transportVat'>): Cents {
  return itemsVat + transportVat
}

/** Whether a price shows its net amount and tax: to companies, and for services whose prices exclude VAT (decisions: Money). */
export function showsVat(
  { isBusiness }: { readonly isBusiness: boolean },
  items: readonly { readonly categoryId: CategoryId }[],
): boolean {
  return isBusiness || items.some(isListedWithoutVat)
}

export interface PriceLineOptions {
  /** Packs have a label of their own and no transport. */
  readonly isPacks?: boolean
  /** Shows the transport, also when it is free. */
  readonly hasTransport?: boolean
  /** The tax of the total, where it is shown with the net amount ({@link showsVat}). */
  readonly vat?: Cents | null
}

/** The lines of a price summary; a discount is shown above one cent (spec 000 §5). */
export function priceLines(
  prices: ShownPrices,
  t: Translate,
  { isPacks = false, hasTransport = !isPacks, vat = null }: PriceLineOptions = {},
) {
  const lines: PriceLine[] = [
    {
      id: 'items',
      label: t(isPacks ? 'orders:prices.packs' : 'orders:prices.items'),
      value: formatMoney(prices.items),
    },
  ]
  if (hasTransport) {
    lines.push({
      id: 'transport',
      label: t('orders:prices.transport'),
      value: prices.transport === 0 ? t('schedule:free') : formatMoney(prices.transport),
    })
  }
  if (prices.incidents !== 0) {
    lines.push({ id: 'incidents', label: t('orders:prices.incidents'), value: formatMoney(prices.incidents) })
  }
  const net = [
    { id: 'net', label: t('orders:prices.net'), value: formatMoney(prices.total - (vat ?? 0)) },
    { id: 'tax', label: t('orders:prices.tax', { percent: VAT_PERCENT }), value: formatMoney(vat ?? 0) },
  ]
  return {
    label: t('orders:prices.label'),
    lines,
    ...(prices.discount > DISCOUNT_LINE_THRESHOLD_CENTS && {
      discount: {
        id: 'discount',
        label: t('orders:prices.discount'),
        value: `−${formatMoney(prices.discount)}`,
      },
    }),
    ...(vat !== null && { net }),
    total: {
      label: t('orders:prices.total'),
      value: formatMoney(prices.total),
      note: t('orders:prices.vat'),
    },
  }
}

/** The price of a change of dates: dearer slots and extra transport (spec 001 §9; decisions: Money). */
export function chargeLines(
  { transport, incidents, total }: Pick<Prices, 'transport' | 'incidents' | 'total'>,
  t: Translate,
) {
  const free = { id: 'extra', label: t('orders:prices.extraTransport'), value: t('schedule:free') }
  const lines = changeParts({ items: 0, transport, incidents }, t)
  return {
    label: t('orders:prices.label'),
    lines: lines.length > 0 ? lines : [free],
    total: { label: t('orders:prices.total'), value: formatMoney(total), note: t('orders:prices.vat') },
  }
}

/** The parts of a pending change that cost something, and what of the order was pending before. */
export function changeLines({ price, ...parts }: ChangeParts & { readonly price: Cents }, t: Translate) {
  const before = price - parts.items - parts.transport - parts.incidents
  return [...changeParts(parts, t), ...part('before', t('orders:prices.pendingBefore'), before)]
}

type ChangeParts = Pick<PendingChange, 'items' | 'transport' | 'incidents'>

function changeParts({ items, transport, incidents }: ChangeParts, t: Translate): PriceLine[] {
  return [
    ...part('items', t('orders:prices.items'), items),
    ...part('slots', t('orders:prices.slotDifference'), transport),
    ...part('extra', t('orders:prices.extraTransport'), incidents),
  ]
}

const part = (id: string, label: string, amount: Cents): PriceLine[] =>
  amount === 0 ? [] : [{ id, label, value: formatMoney(amount) }]

/** The pending amounts of other orders that a payment collects (decisions: Money). */
export function otherBalances(order: Pick<Order, 'pendingOfOthers'>, t: Translate): PriceLine[] {
  return order.pendingOfOthers.flatMap(({ id, locator, amount }) =>
    part(`of-${id}`, t('orders:prices.pendingOf', { locator }), amount),
  )
}

const parts = ['items', 'pickup', 'delivery', 'incidents', 'discount', 'total'] as const

/** The parts of a price that differ, with their old and new values. */
export function priceChanges(
  before: Prices,
  now: Prices,
  t: Translate,
): { readonly id: string; readonly text: string }[] {
  return parts
    .filter((part) => before[part] !== now[part])
    .map((part) => ({
      id: part,
      text: t('orders:prices.changed', {
        part: t(`orders:prices.${part}`),
        before: formatMoney(before[part]),
        now: formatMoney(now[part]),
      }),
    }))
}
