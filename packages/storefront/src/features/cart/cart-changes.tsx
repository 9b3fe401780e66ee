import { EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import { formatMoney } from '@colada/domain/money/format-money'
import { Button, Callout, List } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { type CartChange, changesAcknowledged, selectCartChanges } from './cart-slice.ts'

/** Lists once which products of the cart are no longer sold, have another price, or exceed a limit. */
export function CartChanges() {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const changes = useAppSelector(selectCartChanges)
  if (changes.length === 0) return null
  const textOf = (change: CartChange) => {
    const name = change.name || t('cart:changes.unnamed')
    if (change.kind === 'gone') return t('cart:changes.gone', { name })
    if (change.kind === 'limit') {
      const key = change.quantity === 0 ? 'cart:changes.aboveLimit' : 'cart:changes.limited'
      return t(key, { name, count: change.quantity, limit: EXPRESS_LIMIT })
    }
    const now = withVatNote(t, formatMoney(change.now), change)
    return t('cart:changes.price', { name, before: formatMoney(change.before), now })
  }
  return (
    <Callout
      tone="warning"
      live="status"
      title={t('cart:changes.title')}
      actions={
        <Button size="small" appearance="outline" onClick={() => void dispatch(changesAcknowledged())}>
          {t('cart:changes.read')}
        </Button>
      }
    >
      <List
        items={changes.map((change) => ({ id: `${change.kind} ${change.id}`, content: textOf(change) }))}
      />
    </Callout>
  )
}
