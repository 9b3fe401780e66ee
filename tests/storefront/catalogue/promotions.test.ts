import type { Promo } from '@colada/domain/promotions/promo'
import { describe, expect, it } from 'vitest'
import { load } from '#storefront/flows/information/promotions-data.ts'

const promo = (order: number): Promo => ({ id: order, title: `${order}`, description: [], image: '', order })

const list = (orders: readonly number[], params: Record<string, string> = {}) =>
  load({
    source: {
      categories: () => Promise.resolve([]),
      promos: () => Promise.resolve(orders.map(promo)),
      day: () => '2026-11-22',
    },
    language: 'es',
    params,
    pathname: '/',
  })

describe('promotions', () => {
  it('are three a page, sorted by order', async () => {
    const orders = [4, 2, 1, 3]
    const [first, second] = [await list(orders), await list(orders, { pagina: '2' })]
    expect(first.promos.map(({ order }) => order)).toEqual([1, 2, 3])
    expect(second).toMatchObject({ page: 2, pageCount: 2 })
    expect(second.promos.map(({ order }) => order)).toEqual([4])
  })

  it('have one empty page when there are none', async () => {
    expect(await list([])).toEqual({ promos: [], page: 1, pageCount: 1 })
  })

  it.each(['0', '3', '-1', 'x', '1.5'])('respond with 404 to page %s of two', async (pagina) => {
    await expect(list([1, 2, 3, 4], { pagina })).rejects.toMatchObject({ init: { status: 404 } })
  })
})
