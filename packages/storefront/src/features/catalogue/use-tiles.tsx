import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import { useCardWords } from './card-words.ts'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'
import { useAdding, useCartOfCatalogue } from './use-adding.ts'
import type { ProductView } from './views.ts'

const MeasureDialog = lazyWithRetry(() => import('./measure-dialog.tsx'))

type TileLook = Pick<ProductTileProps, 'headingLevel' | 'place' | 'isSeen'>

/** Makes product tiles that know the cart, and the one measure dialog they share. */
export function useTiles() {
  const words = useCardWords()
  const { quantityOf, isClosed } = useCartOfCatalogue()
  const { add, setQuantity, refuse } = useAdding()
  const [measured, setMeasured] = useState<ProductView>()

  const handlers = {
    onAdd: (product: ProductView) => void add(product, { quantity: 1 }),
    onQuantity: setQuantity,
    onMeasure: setMeasured,
    onRefused: refuse,
  }
  const stateOf = (product: ProductView) => ({
    product,
    words,
    quantity: quantityOf(product.id),
    closed: isClosed(product.categoryId),
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
    isClosed,
    tile: (product: ProductView, look: TileLook): ReactNode => (
      <ProductTile key={product.id} {...look} {...stateOf(product)} />
    ),
  }
}
