import { checkQuantity, EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import type { CategoryId } from '@colada/domain/catalogue/category'
import { notifyRejection } from '../../platform/notices/notify-rejection.ts'
import type { AppDispatch, RootState } from '../../platform/store/root-reducer.ts'
import { quantityChosen, selectCart } from './cart-slice.ts'

/** Sets the quantity of a line, 0 removes it; notifies the customer when a limit does not allow it. */
export const chooseQuantity =
  (chosen: { readonly key: string; readonly quantity: number }, category: CategoryId) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { process } = getState()
    if (checkQuantity(selectCart(getState()), chosen, category, process.garments) === null)
      dispatch(quantityChosen(chosen))
    else notifyRejection('catalogue:problem.expressLimit', { limit: EXPRESS_LIMIT })
  }
