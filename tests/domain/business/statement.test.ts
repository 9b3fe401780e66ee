import {
  canOrderOnAccount,
  creditLeft,
  missingCredit,
  needsSecondPerson,
} from '@colada/domain/business/credit'
import { addMonths, dueDateOf, monthOf, monthsBetween, startOfMonth } from '@colada/domain/business/month'
import { isSuspendable, openMonths, overdueOf } from '@colada/domain/business/overdue'
import { type AccountEntry, balanceOf, statementOf, summaryOf } from '@colada/domain/business/statement'
import { includedVat } from '@colada/domain/money/vat'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

const at = (date: string) => Date.parse(date) / 1000
const entry = (fields: Partial<AccountEntry>): AccountEntry => ({
  kind: 'order',
  amount: 0,
  vat: 0,
  orderId: 1,
  locator: 'K7M2QPX',
  at: at('2027-05-10T10:00:00Z'),
  ...fields,
})

/** 3 × sack: 95.70 and 20.10 of VAT (operations, 5: H). */
const orderH = (orderId: number) => entry({ orderId, locator: `H${orderId}`, amount: 11_580, vat: 2010 })

/** Operations, 5.6: two H, a single sack, an H that is cancelled, a transfer. */
const may = [
  orderH(1),
  orderH(2),
  entry({ orderId: 3, locator: 'SACK', amount: 5250, vat: 911 }),
  orderH(4),
  { ...orderH(4), kind: 'cancellation' as const, amount: -11_580, vat: -2010 },
  entry({ kind: 'payment', orderId: null, locator: '', amount: -11_580 }),
]

describe('the statement of a month', () => {
  it('has the exact sums of the example', () => {
    expect(statementOf('2027-05', 11_580, may, at('2027-06-01T06:00:00Z'))).toEqual({
      month: '2027-05',
      isProvisional: false,
      opening: 11_580,
      orders: 11_580 * 3 + 5250,
      cancellations: -11_580,
      payments: -11_580,
      adjustments: 0,
      closing: 28_410,
      entries: may,
    })
  })

  it.each([
    ['2027-05-31T21:59:59Z', true],
    ['2027-05-31T22:00:00Z', false],
  ])('is provisional until the month is over at the laundry (%s)', (now, isProvisional) => {
    expect(statementOf('2027-05', 0, [], at(now)).isProvisional).toBe(isProvisional)
  })

  test.prop([fc.array(fc.integer({ min: -50_000, max: 50_000 })), fc.nat()])(
    'ends with what it begins with and its entries',
    (amounts, split) => {
      const entries = amounts.map((amount) => entry({ amount }))
      const first = entries.slice(0, split % (entries.length + 1))
      const rest = entries.slice(first.length)
      const now = at('2027-06-01T06:00:00Z')
      const { closing } = statementOf('2027-04', 0, first, now)
      expect(statementOf('2027-05', closing, rest, now).closing).toBe(balanceOf(entries))
    },
  )
})

describe('the summary invoice of a month', () => {
  it('has the exact amounts of the example, without the cancelled order', () => {
    const { orders, ...amounts } = summaryOf('2027-05', may)
    expect(amounts).toEqual({ month: '2027-05', base: 23_479, vat: 4931, total: 28_410 })
    expect(orders.map(({ locator, base, vat, total }) => [locator, base, vat, total])).toEqual([
      ['H1', 9570, 2010, 11_580],
      ['H2', 9570, 2010, 11_580],
      ['SACK', 4339, 911, 5250],
    ])
  })

  it('sums the stored VAT of ten tablecloths, which differs from the VAT of the sum', () => {
    const cloths = Array.from({ length: 10 }, (_, index) => entry({ orderId: index, amount: 424, vat: 74 }))
    expect(summaryOf('2027-05', cloths)).toMatchObject({ base: 3500, vat: 740, total: 4240 })
    expect(includedVat(4240)).not.toBe(740)
  })

  it('keeps what a cancelled order costs, and takes back an order of an earlier month', () => {
    const kept = entry({ orderId: 1, amount: 5250, vat: 911 })
    const back = entry({ kind: 'cancellation', orderId: 1, amount: -3860, vat: -670 })
    expect(summaryOf('2027-05', [kept, back]).orders).toEqual([
      { orderId: 1, locator: 'K7M2QPX', base: 1149, vat: 241, total: 1390 },
    ])
    expect(summaryOf('2027-06', [back])).toMatchObject({ base: -3190, vat: -670, total: -3860 })
  })
})

describe('credit', () => {
  it.each([
    [0, 10_000, 11_580, 1580],
    [0, 50_000, 11_580, 0],
    [38_420, 50_000, 11_580, 0],
    [38_421, 50_000, 11_580, 1],
    [-1000, 10_000, 11_000, 0],
  ])('balance %i, limit %i, order %i: %i is missing', (balance, limit, amount, missing) => {
    expect(missingCredit({ balance, limit }, amount)).toBe(missing)
    expect(canOrderOnAccount({ balance, limit }, amount)).toBe(missing === 0)
  })

  it('has nothing left above its limit', () => {
    expect(creditLeft({ balance: 60_000, limit: 50_000 })).toBe(0)
    expect(creditLeft({ balance: 11_580, limit: 50_000 })).toBe(38_420)
  })

  it.each([
    [300_000, 0, false],
    [300_001, 0, true],
    [400_000, 400_000, false],
    [500_000, 400_000, true],
  ])('a limit of %i after %i needs a second person: %s', (limit, approved, expected) => {
    expect(needsSecondPerson(limit, approved)).toBe(expected)
  })
})

describe('months', () => {
  it('begin and end at the laundry', () => {
    expect(monthOf(at('2027-05-31T22:00:00Z'))).toBe('2027-06')
    expect(startOfMonth('2027-06')).toBe(at('2027-05-31T22:00:00Z'))
    expect(startOfMonth('2027-01')).toBe(at('2026-12-31T23:00:00Z'))
    expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(dueDateOf('2027-05', 30)).toBe('2027-07-01')
  })
})

describe('what is overdue', () => {
  const months = [
    { month: '2027-05', debits: 39_990, credits: 23_160 },
    { month: '2027-06', debits: 10_000, credits: 0 },
  ]

  it('is the oldest month that money has not settled, from the day after its due date', () => {
    const open = openMonths(months, 30)
    expect(open).toEqual([
      { month: '2027-05', amount: 16_830, dueOn: '2027-07-01' },
      { month: '2027-06', amount: 10_000, dueOn: '2027-07-31' },
    ])
    expect(overdueOf(open, '2027-07-01')).toBeNull()
    expect(overdueOf(open, '2027-07-02')).toEqual({ amount: 16_830, since: '2027-07-01' })
    expect(overdueOf(open, '2027-08-01')).toEqual({ amount: 26_830, since: '2027-07-01' })
  })

  it.each([
    ['2027-07-15', false],
    ['2027-07-16', true],
  ])('ends credit after 15 days (%s)', (today, expected) => {
    expect(isSuspendable(overdueOf(openMonths(months, 30), today), today)).toBe(expected)
  })

  test.prop([fc.array(fc.record({ debits: fc.nat(100_000), credits: fc.nat(100_000) }), { maxLength: 24 })])(
    'adds up to what is owed',
    (amounts) => {
      const list = amounts.map((amount, index) => ({ month: addMonths('2027-01', index), ...amount }))
      const owed = list.reduce((sum, { debits, credits }) => sum + debits - credits, 0)
      const open = openMonths(list, 30).reduce((sum, { amount }) => sum + amount, 0)
      expect(open).toBe(Math.max(0, owed))
    },
  )
})
