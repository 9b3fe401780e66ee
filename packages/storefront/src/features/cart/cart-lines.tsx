import { formatArea } from '@colada/client/format/area'
import { lineTotal, piecePrice } from '@colada/domain/cart/totals'
import { billableArea } from '@colada/domain/catalogue/measures'
import { formatMoney } from '@colada/domain/money/format-money'
import { CartLine, RemovedCartLine, CartLines } from '@colada/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { withVatNote } from '../../platform/format/vat-note.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import { lineRemoved, removalDismissed, removalUndone } from './cart-slice.ts'
import { chooseQuantity } from './choose-quantity.ts'
import type { PricedCartLine } from './priced-lines.ts'

/** px. */
const pictureSize = 96

export interface CartLineListProps {
  readonly lines: readonly PricedCartLine[]
  /** The line removed last; its position shows an undo button. */
  readonly removed: { readonly name: string; readonly position: number } | null
  readonly onRemeasure?: (view: PricedCartLine) => void
}

/** The lines of the cart with quantity and price; a removed line can be restored. */
export function CartLineList({ lines, removed, onRemeasure }: CartLineListProps) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const rows = lines.map((view) => <Line key={view.key} view={view} onRemeasure={onRemeasure} />)
  const gone = removed && (
    <RemovedCartLine
      key="gone"
      text={t('cart:removed', { name: removed.name })}
      undoLabel={t('cart:undo')}
      focusOnMount
      onUndo={() => void dispatch(removalUndone())}
    />
  )
  return (
    <CartLines label={t('cart:lines')}>{gone ? rows.toSpliced(removed.position, 0, gone) : rows}</CartLines>
  )
}

/** Drops the undo of the last removal when the cart is hidden or unmounted. */
export function useDismissRemoval(isVisible: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => (isVisible ? () => void dispatch(removalDismissed()) : undefined), [isVisible, dispatch])
}

function Line({ view, onRemeasure }: { view: PricedCartLine } & Pick<CartLineListProps, 'onRemeasure'>) {
  const { t } = useTranslation(['cart', 'shell'])
  const dispatch = useAppDispatch()
  const staff = useAppSelector(selectStaff)
  const { key, line, product, priced, href } = view
  const { measure, quantity } = line
  const remove = () => void dispatch(lineRemoved(key))
  // It was added before its category was disabled: it can only be removed.
  const isUnavailable = product.isDisabled && !staff
  // The text explains why the price does not follow from the area.
  const isMinimum =
    measure &&
    product.measure !== null &&
    billableArea(product.measure, measure) > measure.width * measure.height
  return (
    <CartLine
      title={product.name}
      href={href}
      picture={{ src: product.picture, width: pictureSize, height: pictureSize }}
      unitPrice={withVatNote(
        t,
        measure
          ? t('cart:unitArea', { price: formatMoney(product.price) })
          : t('cart:unit', { price: formatMoney(piecePrice(priced)) }),
        product,
      )}
      total={formatMoney(lineTotal(priced))}
      {...(measure && {
        measures: [
          t('cart:measures', {
            ...measure,
            area: formatArea(measure.width * measure.height),
          }),
          ...(isMinimum ? [t('cart:minimum')] : []),
          ...(quantity > 1 ? [t('cart:pieces', { count: quantity })] : []),
        ].join(' · '),
      })}
      {...(measure &&
        onRemeasure && {
          remeasure: {
            text: t('cart:remeasure'),
            label: t('cart:remeasureName', { name: product.name }),
            onClick: () => onRemeasure(view),
          },
        })}
      {...(!measure && {
        quantity: {
          label: t('cart:quantityOf', { name: product.name }),
          value: quantity,
          ...(isUnavailable && { max: quantity }),
          labels: {
            decrease: t('cart:decrease'),
            increase: t('cart:increase'),
            remove: t('cart:removeOne'),
          },
          onChange: (next: number) =>
            next === 0 ? remove() : dispatch(chooseQuantity({ key, quantity: next }, product.categoryId)),
        },
      })}
      {...(isUnavailable && { note: t('cart:unavailable') })}
      removeLabel={t('cart:remove', { name: product.name })}
      onRemove={remove}
    />
  )
}
