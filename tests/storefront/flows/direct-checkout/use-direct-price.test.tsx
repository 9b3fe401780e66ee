import { fromPrices } from '@colada/domain/promotions/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PricedCartLine } from '#storefront/features/cart/priced-lines.ts'
import { useDirectPrice } from '#storefront/flows/direct-checkout/use-direct-price.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const nothing = {
  ...{ items: 0, pickup: 0, delivery: 0, transport: 0, incidents: 0, itemsDiscount: 0, pickupDiscount: 0 },
  ...{ deliveryDiscount: 0, transportDiscount: 0, discount: 0, itemsVat: 0, transportVat: 0, total: 0 },
}

const lineOf = (quantity: number) =>
  ({
    line: { productId: 700, quantity },
    priced: { kind: null, categoryId: 10, price: 1000, quantity, transport: 0 },
  }) as unknown as PricedCartLine

/** Packs at ten euros or at a current price, and nine with a code. */
function setUp() {
  const price = { each: 1000 }
  const { store } = fakeApi({
    'POST /coupon/checkNew': ({ promo_code, items }: { promo_code: string; items: { qty: number }[] }) => {
      const total = items[0]!.qty * price.each - (promo_code === '' ? 0 : 100)
      return ok({
        ...fromPrices({ ...nothing, items: total, total }),
        precio_pickup: 0,
        precio_delivery: 0,
        calculate_status: { code: statusCodes.ok.code, message: '' },
        promo_code,
      })
    },
  })
  const hook = renderHook(
    ({ quantity, code }: { quantity: number; code: string }) => useDirectPrice([lineOf(quantity)], code),
    { wrapper: inPage(store), initialProps: { quantity: 1, code: '' } },
  )
  return { ...hook, price }
}

test('reports a changed total of packs or added garments with its reason', async () => {
  const { result, rerender } = setUp()
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  expect(result.current.change).toBeNull()
  rerender({ quantity: 2, code: '' })
  await waitFor(() =>
    expect(result.current.change).toEqual({ before: 1000, now: 2000, reasons: ['garments'] }),
  )
  rerender({ quantity: 2, code: 'WASH20WEB' })
  await waitFor(() => expect(result.current.change).toEqual({ before: 2000, now: 1900, reasons: ['promo'] }))
})

test('reports a changed price of the shop', async () => {
  const { result, price } = setUp()
  await waitFor(() => expect(result.current.isSettled).toBe(true))
  price.each = 1200
  void result.current.refetch()
  await waitFor(() => expect(result.current.change).toEqual({ before: 1000, now: 1200, reasons: ['shop'] }))
})
