import type { CartLine } from '@colada/domain/cart/cart'
import {
  canRepeat,
  filterOrders,
  isLocatorSearch,
  getOrderActions,
  isUnderWay,
  sortOrders,
  getStatusName,
  getStatusTone,
} from '@colada/domain/orders/actions'
import type { PendingChange, OrderLeg } from '@colada/domain/orders/order'
import { staffProcessTypes } from '@colada/domain/orders/process'
import {
  canTransition,
  getNextStatuses,
  orderStatuses,
  getPreviousStatuses,
} from '@colada/domain/orders/transitions'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

describe('transitions (decisions: Orders)', () => {
  it.each([
    [1, [0, 60, 99]],
    [0, [5, 10, 60, 99]],
    [5, [0, 60, 99]],
    [10, [20, 25, 60, 99]],
    [20, [25, 30, 99]],
    [25, [20, 30, 40, 60, 99]],
    [30, [25, 40, 50, 99]],
    [40, [45, 50, 25, 30, 99]],
    [45, [40, 30, 50, 99]],
    [50, []],
    [60, []],
    [99, []],
    [7, []],
  ])('from %d to %j', (from, to) => {
    expect(getNextStatuses(from)).toEqual(to)
  })

  const statuses = fc.constantFrom(...orderStatuses)
  test.prop([statuses, statuses])('have consistent inverses', (from, to) => {
    expect(getPreviousStatuses(to).includes(from)).toBe(getNextStatuses(from).includes(to))
  })

  it.each([
    ['a van collects and delivers', {}, ['0 5', '30 40', '40 45', '45 40', '45 50']],
    ['a van delivers', { pickupPlace: 'store' }, ['30 40', '40 45', '45 40', '45 50']],
    ['a van collects', { deliveryPlace: 'store' }, ['0 5', '30 50', '40 30', '45 30', '45 50']],
    [
      'both legs are at a store',
      { pickupPlace: 'store', deliveryPlace: 'store' },
      ['30 50', '40 30', '45 30', '45 50'],
    ],
  ] as const)('depend on the places of the legs: %s', (_, places, expected) => {
    const ofPlaces = ['0 5', '30 40', '30 50', '40 30', '40 45', '45 30', '45 40', '45 50']
    const allowed = ofPlaces.filter((move) => {
      const [from, to] = move.split(' ').map(Number)
      return canTransition(from!, to!, places)
    })
    expect(allowed).toEqual(expected)
  })
})

describe('orders under way', () => {
  const underWay = (kind: 'normal' | 'voucher') =>
    orderStatuses
      .filter((status) => isUnderWay({ status, kind, isReturnDue: false }))
      .toSorted((a, b) => a - b)
  it('are those that are not delivered, cancelled or failed', () => {
    expect(underWay('normal')).toEqual([0, 1, 5, 10, 20, 25, 30, 40, 45])
  })
  it('are vouchers only until they are paid', () => {
    expect(underWay('voucher')).toEqual([1])
  })
})

describe('statuses (spec 000 §4)', () => {
  it.each([
    [0, 'success'],
    [1, 'warning'],
    [5, 'danger'],
    [10, 'success'],
    [25, 'danger'],
    [45, 'danger'],
    [50, 'success'],
    [60, 'cancelled'],
    [99, 'danger'],
  ])('%d has the tone %s', (status, tone) => {
    expect(getStatusTone(status)).toBe(tone)
  })
  it('have a name for known statuses only', () => {
    expect(getStatusName(7)).toBeUndefined()
    expect(getStatusName(50)).toBe('delivered')
  })
})

describe('actions (spec 000 §4)', () => {
  const order = {
    status: 0,
    pending: 0,
    payBefore: null as number | null,
    categoryId: 2,
    incidents: [] as { id: number; description: string; missingItems: CartLine[] }[],
    canRepeat: true,
    canReportIncident: false,
    canChangePickup: true,
    canChangeDelivery: true,
    pendingChange: null,
    isReturnDue: false,
  }
  const pendingChange: PendingChange = {
    processType: 'change_pickup_to_order',
    price: 300,
    items: 0,
    transport: 0,
    incidents: 300,
    lines: [],
    pickup: null,
    delivery: null,
  }
  const incident = { id: 1, description: '', missingItems: [] }
  it.each([
    ['a new order', {}, ['change-dates', 'add-items', 'repeat']],
    [
      'an unpaid one',
      {
        status: 1,
        pending: 2975,
        payBefore: 1,
        canRepeat: false,
        canChangePickup: false,
        canChangeDelivery: false,
      },
      ['pay'],
    ],
    ['one with an unpaid change', { pending: 300, payBefore: 1, pendingChange }, ['pay', 'repeat']],
    [
      'one with an unpaid answer to an absence',
      { status: 5, incidents: [incident], pending: 300, payBefore: 1, pendingChange },
      ['pay'],
    ],
    [
      'one with a possible report',
      { canReportIncident: true },
      ['change-dates', 'add-items', 'repeat', 'report-incident'],
    ],
    ['a voucher', { categoryId: 10, canChangePickup: false, canChangeDelivery: false }, ['repeat']],
    ['absent at pickup with an incident', { status: 5, incidents: [incident] }, ['solve-absence']],
    ['absent at delivery without one', { status: 45 }, ['change-dates', 'repeat']],
    [
      'missing items',
      { status: 25, incidents: [{ ...incident, missingItems: [{ productId: 1, quantity: 1 }] }] },
      ['solve-incident'],
    ],
    ['a cancelled one', { status: 60 }, []],
    ['a cancelled one that owes its garments', { status: 60, isReturnDue: true }, ['change-return']],
    [
      'a cancelled one whose garments wait at a store',
      { status: 60, isReturnDue: true, canChangeDelivery: false },
      [],
    ],
    ['a failed one', { status: 99 }, []],
    ['a delivered one', { status: 50, canChangePickup: false, canChangeDelivery: false }, ['repeat']],
  ])('%s', (_, changes, actions) => {
    expect(getOrderActions({ ...order, ...changes })).toEqual(actions)
  })
})

describe('a voucher order', () => {
  it('has only the statuses without a van', () => {
    const reached = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canTransition(from, to, { kind: 'voucher' })).map((to) => `${from} ${to}`),
    )
    expect(reached.filter((move) => /^[01] /.test(move))).toEqual(['0 60', '0 99', '1 0', '1 60', '1 99'])
    expect(canTransition(0, 5)).toBe(true)
  })
  it('is not repeated', () => {
    expect(canRepeat({ status: 0, kind: 'voucher' }, false)).toBe(false)
    expect(canRepeat({ status: 0, kind: 'normal' }, false)).toBe(true)
    expect(canRepeat({ status: 0, kind: 'normal' }, true)).toBe(false)
    expect(canRepeat({ status: 60, kind: 'normal' }, false)).toBe(false)
  })
})

describe('the order list', () => {
  const inBarcelona = { address: 'Carrer de Còrsega 521' } as OrderLeg
  const settled = { pending: 0, payBefore: null, deliveries: [] }
  const orders = [
    { ...settled, id: 1, status: 50, createdAt: 10, locator: 'CO-AAA', deliveries: [inBarcelona] },
    { ...settled, id: 2, status: 45, createdAt: 5, locator: 'CO-BBB' },
    { ...settled, id: 3, status: 0, createdAt: 20, locator: 'CO-CCC' },
  ]
  const unpaid = { ...settled, id: 4, status: 1, createdAt: 1, locator: 'AB', pending: 5, payBefore: 9 }
  it('sorts orders that need an action first, then unpaid ones, then the newest', () => {
    expect(sortOrders([...orders, unpaid]).map(({ id }) => id)).toEqual([2, 4, 3, 1])
  })
  it.each([
    ['bbb', [2]],
    [' CO- ', [1, 2, 3]],
    ['corsega', [1]],
    ['CÓRSEGA 5', [1]],
    ['nothing', []],
  ])('filters by %j', (query, ids) => {
    expect(filterOrders(orders, query).map(({ id }) => id)).toEqual(ids)
  })
  it.each([
    ['ABC2345', true],
    ['abc2345', true],
    [' TKVBKAT ', true],
    ['123', true],
    ['Leganés', false],
    ['leganes', false],
    ['Calle Mayor 3', false],
  ])('takes the search %j as a locator: %s', (query, isLocator) => {
    expect(isLocatorSearch(query)).toBe(isLocator)
  })
})

describe('staff processes', () => {
  it('are those paid at the counter or not at all', () => {
    expect(staffProcessTypes).toEqual([
      'new_order_bono_by_cash',
      'new_order_bono_by_tp_card',
      'add_items_incident_tp_card',
      'add_items_incident_cash',
      'reserve_order_by_cash',
      'reserve_order_by_tp_card',
      'reserve_order_by_unpaid',
    ])
  })
})
