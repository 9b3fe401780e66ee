import { ProductAction, type ProductActionView, ProductCard, type HeadingLevel } from '@colada/ui'
import type { Refusal } from '../catalogue/refusal.ts'
import { pictureSize, type ProductView } from '../catalogue/views.ts'
import type { CardMessages } from './use-card-messages.ts'

export interface ProductTileProps {
  readonly product: ProductView
  readonly headingLevel: HeadingLevel
  /** In a grid, or in a row that scrolls. */
  readonly place: 'card' | 'row'
  readonly messages: CardMessages
  readonly quantity: number
  /** Why it cannot be added; `null` when it can. */
  readonly refusal: Refusal | null
  /** Whether its picture is in the first view. */
  readonly isInFirstView?: boolean
  readonly onAdd: (product: ProductView) => void
  readonly onQuantity: (product: ProductView, quantity: number) => void
  readonly onMeasure: (product: ProductView) => void
  readonly onRefused: (refusal: Refusal) => void
}

/** A product in a list: its card with one action. */
export function ProductTile(props: ProductTileProps) {
  const { product, headingLevel, place, messages, quantity, refusal, isInFirstView = false } = props
  return (
    <ProductCard
      title={product.title}
      {...(product.shown && { shortTitle: product.shown[place] })}
      href={product.href}
      headingLevel={headingLevel}
      picture={{
        src: product.picture,
        width: pictureSize,
        height: pictureSize,
        priority: isInFirstView ? 'eager' : undefined,
      }}
      price={messages.price(product)}
      unit={messages.unit(product)}
      {...(product.measure && quantity > 0 && { notice: messages.inCart(quantity) })}
      state={refusal ? 'unavailable' : quantity > 0 ? 'inCart' : 'available'}
      action={<ProductAction size="small" action={toAction(props)} />}
    />
  )
}

/** The action of a product in its current state. */
export function toAction(
  props: Omit<ProductTileProps, 'headingLevel' | 'place' | 'isInFirstView'>,
): ProductActionView {
  const { product, messages, quantity, refusal, onAdd, onQuantity, onMeasure, onRefused } = props
  const { title } = product
  if (refusal) {
    return {
      kind: 'blocked',
      text: messages.blocked(refusal),
      label: messages.blockedName(refusal, title),
      reason: messages.blockedReason(refusal),
      onBlockedClick: () => onRefused(refusal),
    }
  }
  if (product.measure) {
    return {
      kind: 'measure',
      text: messages.measure,
      label: messages.measureName(title),
      onMeasure: () => onMeasure(product),
    }
  }
  if (quantity === 0)
    return { kind: 'add', text: messages.add, label: messages.addName(title), onAdd: () => onAdd(product) }
  return {
    kind: 'quantity',
    label: messages.quantityOf(title),
    value: quantity,
    labels: { decrease: messages.decrease, increase: messages.increase, remove: messages.remove },
    onChange: (next) => onQuantity(product, next),
  }
}
