import type { Order } from '@colada/domain/orders/order'
import { useState } from 'react'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { cartReplaced } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppStore } from '../../platform/store/hooks.ts'
import { processBegun, processLeft } from '../../platform/store/process-slice.ts'
import { selectInProcess } from '../../platform/store/process-slice.ts'
import { toProcessStart, toCart, type ProcessAction } from './begin-process.ts'

export type RequestedAction = ProcessAction | 'repeat'

/** What is asked before something the customer has chosen elsewhere is put away. */
export type OrderActionDialog = 'leave-other' | 'set-aside' | 'empty-cart' | 'add-clothes'

/**
 * The ways into what can be done with an order. A process works on a cart of its own, so the customer's is only
 * set aside; a repeated order takes its place, when its owner agrees (spec 000 §4, Cart and checkout).
 */
export function useOrderActions(order: Order) {
  const language = useLanguage()
  const goTo = useGoTo()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [wish, setWish] = useState<RequestedAction>('repeat')
  const [question, setQuestion] = useState<OrderActionDialog | null>(null)

  const isCartFilled = () => store.getState().cart.lines.length > 0
  const category = () => routePath(language, 'Category', { categoria: slugsOf(order.categoryId)[language] })

  const begin = (action: ProcessAction) => {
    const { process, cart, next } = toProcessStart(order, action)
    if (isCartFilled()) notify({ key: 'orders:actions.cartKept', tone: 'info' })
    dispatch(processBegun(process, cart))
    goTo(next === 'Category' ? category() : routePath(language, next))
  }
  const start = (wanted: RequestedAction) => {
    if (wanted === 'repeat') return isCartFilled() ? setQuestion('empty-cart') : repeat(false)
    return wanted === 'solve-incident' && isCartFilled() ? setQuestion('set-aside') : begin(wanted)
  }
  const repeat = (withMore: boolean) => {
    if (withMore) {
      const { id, locator } = order
      const process = { type: 'reserve_order', orderId: id, locator, solvesIncident: false } as const
      dispatch(processBegun(process, toCart(order)))
      return goTo(category())
    }
    dispatch(cartReplaced(toCart(order)))
    notify({ key: 'orders:actions.repeated', params: { locator: order.locator }, tone: 'success' })
    return goTo(routePath(language, 'Carrito'))
  }

  return {
    question,
    /** Begins at once, or asks first. */
    request: (wanted: RequestedAction) => {
      setWish(wanted)
      if (selectInProcess(store.getState())) setQuestion('leave-other')
      else start(wanted)
    },
    confirm: () => {
      if (question === 'leave-other') {
        dispatch(processLeft())
        start(wish)
      } else if (question === 'set-aside') begin('solve-incident')
      else setQuestion('add-clothes')
    },
    repeat,
    /** Agreeing closes a question, too, and may already have asked the next. */
    close: (closed: OrderActionDialog) => setQuestion((asked) => (asked === closed ? null : asked)),
  }
}
