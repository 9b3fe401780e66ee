import type { Cart } from '@colada/domain/cart/cart'
import type { Order } from '@colada/domain/orders/order'
import { AlertDialog, Button, RepeatIcon } from '@colada/ui'
import { useState } from 'react'
import { useWords } from '../../platform/language/words.tsx'
import { notify } from '../../platform/notices/notices.ts'
import { cartReplaced, selectCart } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'

export interface RepeatOrderProps {
  readonly order: Order
  readonly size?: 'small' | 'medium'
  /** The cart holds the order's garments now. */
  readonly onRepeated: () => void
}

/** The garments of an order as a cart. */
export function cartOf(order: Pick<Order, 'items'>): Cart {
  return {
    lines: order.items.map(({ productId, quantity, measure }) => ({
      productId,
      quantity,
      ...(measure && { measure }),
    })),
  }
}

/** Puts an order's garments into the cart again; a filled cart is only emptied when its owner agrees (spec 000 §4). */
export function RepeatOrder({ order, size = 'medium', onRepeated }: RepeatOrderProps) {
  const { t } = useWords()
  const dispatch = useAppDispatch()
  const cart = useAppSelector(selectCart)
  const [asking, setAsking] = useState(false)

  const repeat = () => {
    dispatch(cartReplaced(cartOf(order)))
    notify({ key: 'orders:actions.repeated', params: { locator: order.locator }, tone: 'success' })
    onRepeated()
  }

  return (
    <>
      <Button
        size={size}
        appearance="outline"
        iconStart={<RepeatIcon size="small" />}
        onClick={() => (cart.lines.length > 0 ? setAsking(true) : repeat())}
      >
        {t('orders:actions.repeat')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('orders:actions.repeatTitle')}
        description={t('orders:actions.repeatText', { locator: order.locator })}
        cancelLabel={t('orders:actions.keep')}
        confirmLabel={t('orders:actions.repeatConfirm')}
        onConfirm={repeat}
      />
    </>
  )
}
