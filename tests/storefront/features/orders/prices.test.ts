import { expect, test } from 'vitest'
import { toCart } from '#storefront/features/orders/begin-process.ts'
import {
  priceChanges,
  priceLines,
  changeLines,
  otherBalances,
} from '#storefront/features/orders/price-lines.ts'
import { asTranslate } from '../../support/i18n.ts'

const t = asTranslate((key, params) => (params ? `${key} ${Object.values(params).join(' ')}` : key))
const euros = (text: string) => text.replace(/\u00a0/g, ' ')
const shown = { items: 1000, transport: 1390, incidents: 0, discount: 0, total: 2390 }

test('shows a discount above one cent', () => {
  expect(priceLines({ ...shown, discount: 1 }, t)).not.toHaveProperty('discount')
  expect(euros(priceLines({ ...shown, discount: 2 }, t).discount!.value)).toBe('−0,02 €')
})

test('always shows transport, also when it is free', () => {
  const values = priceLines({ ...shown, transport: 0 }, t).lines.map(({ value }) => euros(value))
  expect(values).toEqual(['10,00 €', 'schedule:free'])
})

test('has a label for packs and no transport', () => {
  const { lines } = priceLines({ ...shown, transport: 0 }, t, { isPacks: true })
  expect(lines.map(({ label }) => label)).toEqual(['orders:prices.packs'])
})

// Decisions: Money. Companies see both totals, other customers only the one with tax.
test('shows companies the net amount', () => {
  const { net, total } = priceLines(shown, t, { vat: 415 }) as ReturnType<typeof priceLines>
  expect(net!.map(({ label, value }) => [label, euros(value)])).toEqual([
    ['orders:prices.net', '19,75 €'],
    ['orders:prices.tax 21', '4,15 €'],
  ])
  expect(euros(total.value)).toBe('23,90 €')
  expect(priceLines(shown, t)).not.toHaveProperty('net')
})

const free = { items: 0, transport: 0, incidents: 0 }

test.each([
  ['garments', { ...free, items: 300 }, [['items', '3,00 €']]],
  ['dates', { ...free, incidents: 300 }, [['extraTransport', '3,00 €']]],
  [
    'dates to a dearer slot',
    { ...free, transport: 139, incidents: 161 },
    [
      ['slotDifference', '1,39 €'],
      ['extraTransport', '1,61 €'],
    ],
  ],
  [
    'garments, and what was pending before',
    { ...free, items: 253 },
    [
      ['items', '2,53 €'],
      ['pendingBefore', '0,47 €'],
    ],
  ],
])('shows the parts of a change of %s', (_, parts, expected) => {
  const lines = changeLines({ ...parts, price: 300 }, t)
  expect(lines.map((line) => [line.label, euros(line.value)])).toEqual(
    expected.map(([key, value]) => [`orders:prices.${key}`, value]),
  )
})

test('shows the pending amounts of other orders', () => {
  const pendingOfOthers = [{ id: 3, locator: 'ABC1234', amount: 47 }]
  const [line] = otherBalances({ pendingOfOthers }, t)
  expect([line!.label, euros(line!.value)]).toEqual(['orders:prices.pendingOf ABC1234', '0,47 €'])
})

test('lists only the parts that differ', () => {
  const before = {
    ...{ items: 1000, pickup: 695, delivery: 695, transport: 1390, incidents: 0, discount: 0, total: 2390 },
    ...{
      itemsDiscount: 0,
      pickupDiscount: 0,
      deliveryDiscount: 0,
      transportDiscount: 0,
      itemsVat: 0,
      transportVat: 0,
    },
  }
  const changes = priceChanges(before, { ...before, delivery: 834, total: 2529 }, t)
  expect(changes.map(({ id }) => id)).toEqual(['delivery', 'total'])
  expect(euros(changes[0]!.text)).toContain('6,95 € 8,34 €')
})

test('converts an order to a cart with measures', () => {
  const item = {
    productId: 300,
    quantity: 2,
    price: 1,
    name: '',
    picture: '',
    categoryName: '',
    categoryId: 8,
  }
  expect(toCart({ items: [{ ...item, measure: { width: 120, height: 80 } }] })).toEqual({
    lines: [{ productId: 300, quantity: 2, measure: { width: 120, height: 80 } }],
  })
})
