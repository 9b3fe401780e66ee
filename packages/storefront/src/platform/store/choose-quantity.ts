import { checkQuantity, EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import type { CategoryId } from '@colada/domain/catalogue/category'
import { notifyRejection } from '../notices/notify-rejection.ts'
import { quantityChosen } from './cart-slice.ts'
import type { AppDispatch, RootState } from './root-reducer.ts'

/** Sets the quantity of a line, 0 removes it; notifies the customer when a limit does not allow it. */
export const chooseQuantity =
  (chosen: { readonly key: string; readonly quantity: number }, category: CategoryId) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { cart, process } = getState()
    if (checkQuantity(cart, chosen, category, process.garments) === null) dispatch(quantityChosen(chosen))
    else notifyRejection('catalogue:problem.expressLimit', { limit: EXPRESS_LIMIT })
  }
