import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { type ReactNode, Suspense, useState } from 'react'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectAgreedPrices } from '../catalogue/catalogue-slice.ts'
import type { ProductView } from '../catalogue/views.ts'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'
import { useAddToCart, useProductCartState } from './use-add-to-cart.ts'
import { useCardMessages } from './use-card-messages.ts'

const MeasureDialog = lazyWithRetry(() => import('./measure-dialog.tsx'))

type TileOptions = Pick<ProductTileProps, 'headingLevel' | 'place' | 'isInFirstView'>

/** Renders product tiles with their state in the cart, and the measure dialog that they share. */
export function useTiles() {
  const messages = useCardMessages()
  const { quantityOf, refusalOf } = useProductCartState()
  const { add, setQuantity, refuse } = useAddToCart()
  // Documents have the prices of the shop.
  const agreed = useAppSelector(selectAgreedPrices)
  const [measured, setMeasured] = useState<ProductView>()

  const handlers = {
    onAdd: (product: ProductView) => void add(product, { quantity: 1 }),
    onQuantity: setQuantity,
    onMeasure: setMeasured,
    onRefused: refuse,
  }
  const stateOf = (product: ProductView) => ({
    product: { ...product, price: agreed?.[product.id] ?? product.price },
    messages,
    quantity: quantityOf(product.id),
    refusal: refusalOf(product.categoryId, product.isDisabled),
    ...handlers,
  })
  const dialog: ReactNode = (
    <Suspense fallback={null}>
      {measured && (
        <MeasureDialog
          product={measured}
          onClose={() => setMeasured(undefined)}
          onMeasured={(measure) => {
            setMeasured(undefined)
            void add(measured, { quantity: 1, measure })
          }}
        />
      )}
    </Suspense>
  )
  return {
    dialog,
    stateOf,
    refusalOf,
    tile: (product: ProductView, options: TileOptions): ReactNode => (
      <ProductTile key={product.id} {...options} {...stateOf(product)} />
    ),
  }
}
