import { CartLine, CartLines } from '@colada/ui'
import type { CartLine as Line } from '@colada/domain/cart/cart'
import type { Product } from '@colada/domain/catalogue/product'
import { lineTotal, piecePrice, type PricedLine } from '@colada/domain/cart/totals'
import { formatArea } from '../../platform/format/area.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useWords } from '../../platform/language/words.tsx'
import { lineRestored, quantityChosen, selectCart } from '../../platform/store/cart-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { notify } from '../../platform/notices/notices.ts'

/** A line with what the catalogue says of it. */
export interface CartLineView {
  readonly key: string
  readonly line: Line
  readonly product: Product
  readonly priced: PricedLine
  readonly href: string
}

const pictureSize = 96

/** The lines of the cart, each with its quantity, its price and a way out that can be undone. */
export function CartLineList({ lines }: { lines: readonly CartLineView[] }) {
  const { t, language } = useWords()
  const dispatch = useAppDispatch()
  const cart = useAppSelector(selectCart)

  const remove = ({ key, line, product }: CartLineView) => {
    const position = cart.lines.indexOf(line)
    dispatch(quantityChosen({ key, quantity: 0 }))
    notify({
      tone: 'info',
      key: 'cart:removed',
      params: { name: product.name },
      undo: () => dispatch(lineRestored({ line, position })),
    })
  }

  return (
    <CartLines label={t('cart:lines')}>
      {lines.map((view) => {
        const { key, line, product, priced, href } = view
        const { measure, quantity } = line
        return (
          <CartLine
            key={key}
            title={product.name}
            href={href}
            picture={{ src: product.picture, width: pictureSize, height: pictureSize }}
            unitPrice={
              measure
                ? t('cart:unitArea', { price: formatMoney(product.price) })
                : t('cart:unit', { price: formatMoney(piecePrice(priced)) })
            }
            total={formatMoney(lineTotal(priced))}
            {...(measure && {
              measures: [
                t('cart:measures', {
                  ...measure,
                  area: formatArea(measure.width * measure.height, language),
                }),
                ...(quantity > 1 ? [t('cart:pieces', { count: quantity })] : []),
              ].join(' · '),
            })}
            {...(!measure && {
              quantity: {
                label: t('cart:quantityOf', { name: product.name }),
                value: quantity,
                words: {
                  decrease: t('cart:decrease'),
                  increase: t('cart:increase'),
                  remove: t('cart:removeOne'),
                },
                onChange: (next: number) =>
                  next === 0 ? remove(view) : void dispatch(quantityChosen({ key, quantity: next })),
              },
            })}
            removeLabel={t('cart:remove', { name: product.name })}
            onRemove={() => remove(view)}
          />
        )
      })}
    </CartLines>
  )
}
