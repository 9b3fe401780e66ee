import { parseMoney } from '@colada/domain/money/parse-money'
import { expect, it } from 'vitest'
import { noPayment, paymentFields, readPayment } from '#backoffice/features/counter/order/payment.ts'

it.each([
  ['50', 5000],
  ['50,5', 5050],
  ['24.85 €', 2485],
  ['', null],
  ['abc', null],
  ['1,234', null],
  ['-5', null],
])('%s is an amount of %s cents', (typed, cents) => expect(parseMoney(typed)).toBe(cents))

const cash = (received: string) => ({ ...noPayment, received })
const terminal = (reference: string) => ({ way: 'terminal' as const, received: '', reference })
const unpaid = { ...noPayment, way: 'unpaid' as const }

it.each([
  ['cash of 50.00 for 24.85', cash('50'), 2485, false, { change: 2515 }],
  ['cash of 50.00 for 38.75', cash('50'), 3875, false, { change: 1125 }],
  ['the exact amount', cash(''), 2485, false, { change: 0 }],
  ['too little cash', cash('20'), 2485, false, { problem: 'too-little' }],
  ['a text', cash('fifty'), 2485, false, { problem: 'unreadable' }],
  ['cash for 999.99', cash('1000'), 99_999, false, { change: 1 }],
  ['cash for 1,000.00', cash('1000'), 100_000, false, { problem: 'cash-limit' }],
  ['the terminal', terminal('A-17'), 2485, false, { change: null }],
  ['the terminal without a reference', terminal(' '), 2485, false, { problem: 'reference-missing' }],
  ['an unpaid order', unpaid, 2485, false, { change: null }],
  ['an unpaid pack', unpaid, 2485, true, { problem: 'pack-unpaid' }],
] as const)('%s', (_, payment, total, isPack, expected) =>
  expect(readPayment(payment, total, isPack)).toEqual(expected),
)

it('is sent as a process of the counter', () => {
  expect(paymentFields(cash('50,20'), false)).toEqual({
    process_type: 'reserve_order_by_cash',
    cash_received: 50.2,
    terminal_ref: '',
  })
  expect(paymentFields(terminal(' A-17 '), true)).toEqual({
    process_type: 'new_order_bono_by_tp_card',
    cash_received: null,
    terminal_ref: 'A-17',
  })
  expect(paymentFields(unpaid, false).process_type).toBe('reserve_order_by_unpaid')
})
