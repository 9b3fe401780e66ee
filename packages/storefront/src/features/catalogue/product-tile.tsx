import { ProductAction, type ProductActionView, ProductCard, type HeadingLevel } from '@colada/ui'
import type { CardWords } from './card-words.ts'
import { pictureSize, type ProductView } from './views.ts'

export interface ProductTileProps {
  readonly product: ProductView
  readonly headingLevel: HeadingLevel
  /** A card of a grid, or one of a row that is scrolled. */
  readonly place: 'card' | 'row'
  readonly words: CardWords
  readonly quantity: number
  readonly closed: boolean
  /** Whether its picture is in the first view. */
  readonly isSeen?: boolean
  readonly onAdd: (product: ProductView) => void
  readonly onQuantity: (product: ProductView, quantity: number) => void
  readonly onMeasure: (product: ProductView) => void
  readonly onRefused: () => void
}

/** A product in a list: its card, with the one thing that can be done with it now. */
export function ProductTile(props: ProductTileProps) {
  const { product, headingLevel, place, words, quantity, closed, isSeen = false } = props
  return (
    <ProductCard
      title={product.title}
      {...(product.shown && { shownTitle: product.shown[place] })}
      href={product.href}
      headingLevel={headingLevel}
      picture={{
        src: product.picture,
        width: pictureSize,
        height: pictureSize,
        priority: isSeen ? 'seen' : undefined,
      }}
      price={words.price(product)}
      {...(product.measure && { unit: words.perSquareMetre })}
      {...(product.measure && quantity > 0 && { notice: words.inCart(quantity) })}
      state={closed ? 'unavailable' : quantity > 0 ? 'inCart' : 'available'}
      action={<ProductAction size="small" action={actionOf(props)} />}
    />
  )
}

/** The control of a product, wherever it is shown. */
export function actionOf(
  props: Omit<ProductTileProps, 'headingLevel' | 'place' | 'isSeen'>,
): ProductActionView {
  const { product, words, quantity, closed, onAdd, onQuantity, onMeasure, onRefused } = props
  const { title } = product
  if (closed) {
    return {
      kind: 'blocked',
      words: words.blocked,
      label: words.blockedName(title),
      reason: words.blockedReason,
      onRefused,
    }
  }
  if (product.measure) {
    return {
      kind: 'measure',
      words: words.measure,
      label: words.measureName(title),
      onMeasure: () => onMeasure(product),
    }
  }
  if (quantity === 0)
    return { kind: 'add', words: words.add, label: words.addName(title), onAdd: () => onAdd(product) }
  return {
    kind: 'quantity',
    label: words.quantityOf(title),
    value: quantity,
    words: { decrease: words.decrease, increase: words.increase, remove: words.remove },
    onChange: (next) => onQuantity(product, next),
  }
}
