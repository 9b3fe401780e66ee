import { useLanguage } from '@colada/client/language/use-language'
import { isSameCart } from '@colada/domain/cart/cart-cookie'
import { addMissing } from '@colada/domain/cart/cart-rules'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { useState } from 'react'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { useAppDispatch, useAppStore } from '../../platform/store/hooks.ts'
import { newOrder, processBegun, processLeft, selectInProcess } from '../../platform/store/process-slice.ts'
import { cartReplaced, selectCart } from '../cart/cart-slice.ts'
import { toProcessStart, toCart, type ProcessAction } from './begin-process.ts'

export type RequestedAction = ProcessAction | 'repeat'

/** Confirmations before another cart or process is replaced. */
export type OrderActionDialog = 'leave-other' | 'set-aside' | 'empty-cart' | 'add-clothes'

/**
 * Starts the actions of an order. A process has a cart of its own and leaves the customer's untouched; a repeated order
 * replaces it after a confirmation (spec 000 §4, Cart and checkout).
 */
export function useOrderActions(order: Order) {
  const language = useLanguage()
  const goTo = useGoTo()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [requested, setRequested] = useState<RequestedAction>('repeat')
  const [dialog, setDialog] = useState<OrderActionDialog | null>(null)

  const isCartFilled = () => selectCart(store.getState()).lines.length > 0
  const category = () => routePath(language, 'Category', { categoria: slugsOf(order.categoryId)[language] })

  const begin = (action: ProcessAction) => {
    const { process, cart, next } = toProcessStart(order, action)
    if (isCartFilled()) notify({ key: 'orders:actions.cartKept', tone: 'info', page: 'next' })
    dispatch(processBegun(process, cart))
    goTo(next === 'Category' ? category() : routePath(language, next))
  }
  const start = (action: RequestedAction) => {
    if (action === 'repeat') return isCartFilled() ? setDialog('empty-cart') : repeat(false)
    return action === 'solve-incident' && isCartFilled() ? setDialog('set-aside') : begin(action)
  }
  const request = (action: RequestedAction) => {
    setRequested(action)
    if (selectInProcess(store.getState())) setDialog('leave-other')
    else start(action)
  }
  const repeat = (withMore: boolean) => {
    if (withMore) {
      const { id, locator } = order
      const process = { ...newOrder, orderId: id, locator }
      dispatch(processBegun(process, toCart(order)))
      return goTo(category())
    }
    dispatch(cartReplaced(toCart(order)))
    const { locator } = order
    notify({ key: 'orders:actions.repeated', params: { locator }, tone: 'success', page: 'next' })
    return goTo(routePath(language, 'Carrito'))
  }

  return {
    dialog,
    /** Puts the garments of a cancelled order into the cart, unless they are there; others are replaced after a confirmation. */
    orderAgain: () => {
      const { lines } = selectCart(store.getState())
      const isInCart = isSameCart(addMissing({ lines }, toCart(order)), { lines })
      if (isInCart && !selectInProcess(store.getState())) return goTo(routePath(language, 'Carrito'))
      if (selectInProcess(store.getState()) || lines.length > 0) return request('repeat')
      return repeat(false)
    },
    /** Starts the action, or opens a confirmation first. */
    request,
    confirm: () => {
      if (dialog === 'leave-other') {
        dispatch(processLeft())
        start(requested)
      } else if (dialog === 'set-aside') begin('solve-incident')
      // Nothing can be added to packs.
      else if (order.kind === 'voucher') repeat(false)
      else setDialog('add-clothes')
    },
    repeat,
    /** A confirmation also closes its dialog, and may already have opened the next. */
    close: (closed: OrderActionDialog) => setDialog((open) => (open === closed ? null : open)),
  }
}
