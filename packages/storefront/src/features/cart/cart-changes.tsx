import { Button, Callout, List } from '@colada/ui'
import { formatMoney } from '../../platform/format/money.ts'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useTranslation } from 'react-i18next'
import { type CartChange, changesAcknowledged, selectCartChanges } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'

/** Lists once which products of the cart are no longer sold or have another price. */
export function CartChanges() {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const changes = useAppSelector(selectCartChanges)
  if (changes.length === 0) return null
  const textOf = (change: CartChange) =>
    change.kind === 'price'
      ? t('cart:changes.price', {
          name: change.name,
          before: formatMoney(change.before),
          now: withVatNote(t, formatMoney(change.now), change),
        })
      : t('cart:changes.gone', { name: change.name || t('cart:changes.unnamed') })
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
      <List items={changes.map((change) => ({ id: String(change.id), content: textOf(change) }))} />
    </Callout>
  )
}
