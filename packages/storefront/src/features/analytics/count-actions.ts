import { toCountedValue } from '@colada/domain/analytics/event'
import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit'
import { addAppListener } from '../../platform/store/listeners.ts'
import { purchaseCompleted } from '../../platform/store/page-actions.ts'
import type { AppStore } from '../../platform/store/store.ts'
import { lineRemoved, productAdded } from '../cart/cart-slice.ts'
import type { Count } from './counted-event.ts'

/** Counts what a customer does, by the actions of the store. */
export function countActions(store: AppStore, count: Count): void {
  store.dispatch(addAppListener({ actionCreator: productAdded, effect: () => count('cart') }))
  store.dispatch(addAppListener({ actionCreator: lineRemoved, effect: () => count('cart_removal') }))
  store.dispatch(
    addAppListener({
      actionCreator: purchaseCompleted,
      effect: ({ payload }) => {
        const value = toCountedValue(payload.amount)
        if (value !== null) count('payment', value)
      },
    }),
  )
  store.dispatch(
    addAppListener({
      matcher: isSuccessOf('register', 'registerBusiness', 'registerGuest'),
      effect: () => count('registration'),
    }),
  )
  store.dispatch(addAppListener({ matcher: isSuccessOf('sendMessage'), effect: () => count('contact') }))
}

/** Matches successful requests by the names of their endpoints: importing the endpoints would load RTK Query on every page. */
const isSuccessOf =
  (...endpointNames: readonly string[]) =>
  (action: unknown): action is UnknownAction =>
    isFulfilled(action) &&
    endpointNames.includes(
      (action.meta.arg as { readonly endpointName?: string } | undefined)?.endpointName ?? '',
    )
