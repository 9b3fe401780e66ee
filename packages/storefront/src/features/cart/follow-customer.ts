import { fromCartLine, syncCart, toCartLine } from '@colada/domain/cart/calls'
import type { Cart } from '@colada/domain/cart/cart'
import { isSameCart, readCartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import { mergeSince } from '@colada/domain/cart/cart-rules'
import type { CallAnswer } from '@colada/domain/wire/call'
import { api } from '../../platform/api/api.ts'
import { onWake } from '../../platform/browser/wake.ts'
import { notify } from '../../platform/notices/notices.ts'
import { cartReplaced } from '../../platform/store/cart-slice.ts'
import { newOrder } from '../../platform/store/process-state.ts'
import type { AppStore } from '../../platform/store/store.ts'

interface Meeting {
  readonly mine: Cart
  readonly known: Cart
}

interface Met {
  readonly cart: Cart
  /** What the shop had kept, where both do not go together; else empty. */
  readonly leftOut: Cart
}

const syncApi = api.injectEndpoints({
  endpoints: (build) => ({
    syncCart: build.mutation<Met, Meeting>({
      query: ({ mine, known }) => ({
        call: syncCart,
        body: { cart: mine.lines.map(fromCartLine), known: known.lines.map(fromCartLine) },
      }),
      transformResponse: ({ cart, left_out: leftOut }: CallAnswer<typeof syncCart>) => ({
        cart: { lines: cart.map(toCartLine) },
        leftOut: { lines: (leftOut ?? []).map(toCartLine) },
      }),
    }),
  }),
})

/** Milliseconds after the last change: a stepper is pressed more than once. */
const pause = 1_200

/**
 * Keeps the cart of a signed-in customer with the shop, so that it is the same on every device. What either side did
 * since they last met is brought together (`mergeSince`), at once, after changes, and when the page is looked at again.
 * Answers how to stop.
 */
export function followCustomer(store: AppStore): () => void {
  let stopped = false
  let running = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const meet = async () => {
    const { cart, process, session } = store.getState()
    // What staff gather at the counter is not the customer's cart.
    if (session.staff || !session.signedIn) return
    if (stopped || running || process.type !== newOrder.type) return
    running = true
    const mine = { lines: cart.lines }
    try {
      const { cart: answer, leftOut } = await store
        .dispatch(syncApi.endpoints.syncCart.initiate({ mine, known: readKnown() }))
        .unwrap()
      rememberKnown(answer)
      if (leftOut.lines.length > 0) offer(leftOut)
      const now = store.getState()
      if (stopped || now.process.type !== newOrder.type) return
      const both = mergeSince(mine, now.cart, answer)
      if (!isSameCart(both, now.cart)) store.dispatch(cartReplaced(both))
      // What changed while the answer was on its way.
      soon()
    } catch {
      // The cart is in its cookie; the next change or look meets again.
    } finally {
      running = false
    }
  }
  /** Nothing is lost without a word: the cart that gave way can be had instead of this one. */
  const offer = (cart: Cart) =>
    notify({
      key: 'cart:leftOut',
      tone: 'info',
      duration: Infinity,
      action: {
        key: 'cart:takeLeftOut',
        altKey: 'cart:takeLeftOutFully',
        onPress: () => void store.dispatch(cartReplaced(cart)),
      },
    })
  const soon = () => {
    const { cart, process } = store.getState()
    if (process.type !== newOrder.type || isSameCart(cart, readKnown())) return
    clearTimeout(timer)
    timer = setTimeout(() => void meet(), pause)
  }

  let { lines } = store.getState().cart
  const leave = store.subscribe(() => {
    const now = store.getState().cart.lines
    if (now === lines) return
    lines = now
    soon()
  })
  const sleep = onWake(() => void meet())
  void meet()
  return () => {
    stopped = true
    clearTimeout(timer)
    leave()
    sleep()
  }
}

const storageKey = 'colada_met_cart'
let met = ''

/** The cart as both sides had it when they last met. */
function readKnown(): Cart {
  try {
    return readCartCookie(localStorage.getItem(storageKey) ?? met)
  } catch {
    return readCartCookie(met)
  }
}

function rememberKnown(cart: Cart): void {
  met = writeCartCookie(cart)
  try {
    localStorage.setItem(storageKey, met)
  } catch {
    // It is known for as long as the page lives.
  }
}
