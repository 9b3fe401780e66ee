import type { OrderItem } from '@colada/domain/orders/order'
import { partsOf } from '@colada/domain/orders/parts'
import { orderStatus } from '@colada/domain/orders/status'
import { describe, expect, it } from 'vitest'

const { created, collected, washing, washed, outForDelivery } = orderStatus
const item = (categoryId: number) => ({ categoryId, categoryName: `category ${categoryId}` }) as OrderItem
const history = (...statuses: readonly number[]) => statuses.map((status, at) => ({ status, at: at * 10 }))

const order = {
  categoryId: -1,
  items: [item(2), item(3), item(2)],
  status: washing,
  statusHistory: history(created, collected, washing),
  partSteps: [{ categoryId: 3, status: washed, at: 25 }],
}

describe('the parts of an order', () => {
  it('are none for garments of one category', () => {
    expect(partsOf({ ...order, categoryId: 2 })).toEqual([])
  })

  it('are none while all categories have the same progress', () => {
    expect(partsOf({ ...order, partSteps: [] })).toEqual([])
  })

  it('are the categories that are washed before the others, and the others together', () => {
    const [others, laundry] = partsOf({ ...order, items: [...order.items, item(8)] })
    expect(others).toMatchObject({ status: washing, statusHistory: order.statusHistory })
    expect(others!.categoryNames).toEqual(['category 2', 'category 8'])
    expect(others!.items).toHaveLength(3)
    expect(laundry).toMatchObject({ categoryNames: ['category 3'], status: washed })
    expect(laundry!.statusHistory.at(-1)).toEqual({ status: washed, at: 25 })
  })

  it('go on together, each with the time at which it was washed', () => {
    const [suits, laundry] = partsOf({
      ...order,
      status: outForDelivery,
      statusHistory: history(created, collected, washing, washed, outForDelivery),
    })
    expect(suits!.statusHistory.find(({ status }) => status === washed)?.at).toBe(30)
    expect(laundry!.statusHistory.map(({ at }) => at)).toEqual([0, 10, 20, 25, 40])
    expect([suits!.status, laundry!.status]).toEqual([outForDelivery, outForDelivery])
  })
})
