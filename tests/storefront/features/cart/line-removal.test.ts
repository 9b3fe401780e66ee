import { describe, expect, test } from 'vitest'
import {
  cartLoaded,
  lineRemoved,
  productAdded,
  removalDismissed,
  removalUndone,
  selectCart,
  selectCoupon,
  selectRemoval,
} from '#storefront/features/cart/cart-slice.ts'
import { anonymousState, rootReducer } from '#storefront/platform/store/root-reducer.ts'

const lines = [
  { productId: 1, quantity: 2 },
  { productId: 300, quantity: 1, measure: { width: 120, height: 80 } },
  { productId: 3, quantity: 5 },
]

type Action = Parameters<typeof rootReducer>[1]

/** The cart of three lines and a code after some actions. */
function after(...actions: Action[]) {
  const state = [cartLoaded({ lines, coupon: 'WASH20WEB' }), ...actions].reduce(rootReducer, anonymousState)
  return { lines: selectCart(state).lines, coupon: selectCoupon(state), removal: selectRemoval(state) }
}

describe('a removed line', () => {
  test('is restored at its position', () => {
    expect(after(lineRemoved('300:120x80')).lines).toEqual([lines[0], lines[2]])
    expect(after(lineRemoved('300:120x80'), removalUndone()).lines).toEqual(lines)
  })

  test('restores the promo code that was cleared with the last line', () => {
    const emptied = [lineRemoved('1'), lineRemoved('300:120x80')]
    expect(after(...emptied, lineRemoved('3'))).toMatchObject({ lines: [], coupon: '' })
    expect(after(...emptied, lineRemoved('3'), removalUndone())).toMatchObject({
      lines: [lines[2]],
      coupon: 'WASH20WEB',
      removal: null,
    })
  })

  test.each([
    ['the cart changes', productAdded({ productId: 9, quantity: 1 })],
    ['the cart is hidden', removalDismissed()],
    ['another line is removed', lineRemoved('77')],
  ])('is dropped when %s', (_, action) => {
    const before = after(lineRemoved('1'))
    const { removal } = after(lineRemoved('1'), action)
    expect(removal).toEqual(action.type === lineRemoved.type ? before.removal : null)
  })
})
