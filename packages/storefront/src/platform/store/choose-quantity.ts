import { raiseProblem } from '@colada/domain/cart/cart-rules'
import type { CategoryId } from '@colada/domain/catalogue/category'
import { tellRefusal } from '../notices/tell-refusal.ts'
import { quantityChosen } from './cart-slice.ts'
import type { AppStore } from './store.ts'

/** Sets how many of a line are in the cart, 0 takes it out; tells why not, where there cannot be so many. */
export function chooseQuantity(
  { getState, dispatch }: Pick<AppStore, 'getState' | 'dispatch'>,
  chosen: { readonly key: string; readonly quantity: number },
  category: CategoryId,
): void {
  if (raiseProblem(getState().cart, chosen, category) === null) dispatch(quantityChosen(chosen))
  else tellRefusal('catalogue:problem.expressLimit')
}
