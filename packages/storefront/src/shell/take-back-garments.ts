import { isSameCart } from '@colada/domain/cart/cart-cookie'
import { addMissing } from '@colada/domain/cart/cart-rules'
import type { Order } from '@colada/domain/orders/order'
import { cartReplaced, couponEntered, selectCart, selectCoupon } from '../features/cart/cart-slice.ts'
import { syncCartNow } from '../features/cart/cart-sync.ts'
import { toCart } from '../features/orders/begin-process.ts'
import { notify } from '../platform/notices/notices.ts'
import type { AppDispatch, RootState } from '../platform/store/root-reducer.ts'

/**
 * Fetches the garments and the code that the API has returned to the cart of an order that was not paid, and notifies the
 * customer, who can undo it.
 *
 * @param reason `returned`: the customer knows that the order was cancelled, so that only its garments are news.
 */
export const takeBackGarments =
  (order: Order, reason: 'givenUp' | 'timedOut' | 'returned') =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { lines } = selectCart(getState())
    const coupon = selectCoupon(getState())
    const isSynced = await dispatch(syncCartNow())
    const cart = selectCart(getState())
    const isChanged = !isSameCart(cart, { lines })
    if (reason === 'returned' && !isChanged) return
    // Without a synchronisation, such as during another process, they come with the next one.
    const isBack = !isSynced || isSameCart(addMissing(cart, toCart(order)), cart)
    const undo = () => {
      dispatch(cartReplaced({ lines }))
      dispatch(couponEntered(coupon))
    }
    notify({
      key: isBack || reason === 'returned' ? `unpaid:${reason}` : `unpaid:${reason}Only`,
      params: { locator: order.locator },
      tone: 'info',
      duration: 'long',
      ...(isChanged && {
        action: { key: 'unpaid:undo', altKey: 'unpaid:undoFully', onClick: undo },
      }),
    })
  }
