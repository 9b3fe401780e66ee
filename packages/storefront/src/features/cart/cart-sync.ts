import type { Cart } from '@colada/domain/cart/cart'
import { isSameCart, parseCart, serializeCart } from '@colada/domain/cart/cart-cookie'
import { mergeThreeWay } from '@colada/domain/cart/cart-rules'
import { fromCartLine, syncCart, toCartLine } from '@colada/domain/cart/contract'
import { fromEuros } from '@colada/domain/money/money'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { addAppListener } from '../../platform/store/listeners.ts'
import { pageShown } from '../../platform/store/page-actions.ts'
import { newOrder, processLeft } from '../../platform/store/process-slice.ts'
import type { AppDispatch, RootState } from '../../platform/store/root-reducer.ts'
import { seenPricesKey, syncedCartKey } from '../../platform/store/storage-keys.ts'
import type { AppStore } from '../../platform/store/store.ts'
import { type AgreedPrices, agreedPricesLoaded, selectAgreedPrices } from '../catalogue/catalogue-slice.ts'
import { cartEmptied, cartReplaced, couponEntered, selectCart, selectCoupon } from './cart-slice.ts'

interface SyncRequest {
  readonly local: Cart
  /** The cart after the last synchronisation. */
  readonly lastSynced: Cart
}

interface SyncResult {
  readonly cart: Cart
  /** The saved cart where it is incompatible with this one; otherwise empty. */
  readonly leftOut: Cart
  /** The code that came back with the garments of an unpaid order; otherwise empty. */
  readonly promoCode: string
  readonly agreedPrices: AgreedPrices | null
}

const syncApi = api.injectEndpoints({
  endpoints: (build) => ({
    syncCart: build.mutation<SyncResult, SyncRequest>({
      query: ({ local, lastSynced: synced }) => ({
        endpoint: syncCart,
        body: { cart: local.lines.map(fromCartLine), known: synced.lines.map(fromCartLine) },
      }),
      transformResponse: (response: EndpointResponse<typeof syncCart>) => ({
        cart: { lines: response.cart.map(toCartLine) },
        leftOut: { lines: (response.left_out ?? []).map(toCartLine) },
        promoCode: response.promo_code ?? '',
        agreedPrices: response.agreed_prices ? toAgreedPrices(response.agreed_prices) : null,
      }),
    }),
  }),
})

const toAgreedPrices = (prices: readonly { product_id: number; price: number }[]): AgreedPrices =>
  Object.fromEntries(prices.map(({ product_id: id, price }) => [id, fromEuros(price)]))

/** Debounces changes: a stepper is usually clicked more than once. */
const SYNC_DELAY_MS = 1_200

type EffectApi = ListenerEffectAPI<RootState, AppDispatch>

/**
 * Keeps the cart of a signed-in customer the same on every device: at log-in, after changes, and when the page is shown
 * again. The API merges what either side did since the last synchronisation.
 *
 * @returns An unsubscribe function.
 */
export function startCartSync({ dispatch }: AppStore): () => void {
  const unsubscribe = dispatch(
    addAppListener({
      predicate: (action, now, before) => {
        if (!canSync(now)) return false
        return (
          pageShown.match(action) || !canSync(before) || selectCart(now).lines !== selectCart(before).lines
        )
      },
      effect: async (action, effectApi) => {
        // One synchronisation at a time: what changes meanwhile is sent by the loop.
        effectApi.unsubscribe()
        try {
          const isChange = !pageShown.match(action) && canSync(effectApi.getOriginalState())
          await syncUntilSame(effectApi, isChange)
        } finally {
          effectApi.subscribe()
        }
      },
    }),
  )
  dispatch(
    addAppListener({
      predicate: (_, { session }, before) => before.session.signedIn && !session.signedIn,
      effect: (_, { dispatch: dispatchNow }) => void dispatchNow(agreedPricesLoaded(null)),
    }),
  )
  dispatch(pageShown())
  return () => unsubscribe({ cancelActive: true })
}

/** A cart that staff fill at the counter is not the customer's, and neither is that of a process. */
const canSync = ({ session, process }: RootState): boolean =>
  session.signedIn && !session.staff && process.type === newOrder.type

async function syncUntilSame({ dispatch, getState, delay }: EffectApi, isChange: boolean): Promise<void> {
  let isDelayed = isChange
  do {
    if (isDelayed) await delay(SYNC_DELAY_MS)
    isDelayed = true
    if (!canSync(getState())) return
    if (!(await dispatch(syncOnce()))) return
  } while (canSync(getState()) && !isSameCart(selectCart(getState()), readLastSynced()))
}

/** Sends the cart once and applies the merged cart of the response. Resolves to false when the request fails. */
const syncOnce =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const local = { lines: selectCart(getState()).lines }
    try {
      const {
        cart: response,
        leftOut,
        promoCode,
        agreedPrices,
      } = await dispatch(
        syncApi.endpoints.syncCart.initiate({ local, lastSynced: readLastSynced() }),
      ).unwrap()
      // After a log-out the cart of this browser is another one.
      if (!canSync(getState())) return true
      saveLastSynced(response)
      // Views are rendered again only for other prices.
      if (JSON.stringify(agreedPrices) !== JSON.stringify(selectAgreedPrices(getState())))
        dispatch(agreedPricesLoaded(agreedPrices))
      if (leftOut.lines.length > 0) offerLeftOut(leftOut, dispatch)
      const merged = mergeThreeWay(local, selectCart(getState()), response)
      if (!isSameCart(merged, selectCart(getState()))) dispatch(cartReplaced(merged))
      if (promoCode !== '' && selectCoupon(getState()) === '') dispatch(couponEntered(promoCode))
      return true
    } catch {
      // The cart is in its cookie; the next change or visit synchronises again.
      return false
    }
  }

/**
 * Saves the cart with the account before a log-out.
 *
 * @returns Whether the account has the cart that this browser shows.
 */
export const saveCart =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    // The cart of a process is not the customer's own.
    if (getState().process.type !== newOrder.type) dispatch(processLeft())
    const isSaved = () => !canSync(getState()) || isSameCart(selectCart(getState()), readLastSynced())
    return isSaved() || ((await dispatch(syncOnce())) && isSaved())
  }

/** Empties the cart of this browser, which stays with the account (spec 000 §4, Session). */
export const releaseCart = () => (dispatch: AppDispatch) => {
  dispatch(cartEmptied())
  lastSynced = ''
  for (const key of [syncedCartKey, seenPricesKey]) localStorage.removeItem(key)
}

/** Synchronises the cart now, once, after the API has changed the saved one. Resolves to false when it is not possible. */
export const syncCartNow =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> =>
    canSync(getState()) && dispatch(syncOnce())

/** Offers to replace the cart by the saved one that was incompatible with it. */
const offerLeftOut = (cart: Cart, dispatch: AppDispatch) =>
  notify({
    key: 'cart:leftOut',
    tone: 'info',
    duration: 'untilClosed',
    action: {
      key: 'cart:takeLeftOut',
      altKey: 'cart:takeLeftOutFully',
      onClick: () => void dispatch(cartReplaced(cart)),
    },
  })

let lastSynced = ''

/** The cart as the browser and the API had it after the last synchronisation. */
function readLastSynced(): Cart {
  try {
    return parseCart(localStorage.getItem(syncedCartKey) ?? lastSynced)
  } catch {
    return parseCart(lastSynced)
  }
}

function saveLastSynced(cart: Cart): void {
  lastSynced = serializeCart(cart)
  try {
    localStorage.setItem(syncedCartKey, lastSynced)
  } catch {
    // Without storage it is cached until the page is closed.
  }
}
