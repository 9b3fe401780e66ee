import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import type { CartLine } from '@colada/domain/cart/cart'
import type { Product } from '@colada/domain/catalogue/product'
import { type ReactNode, Suspense, useState } from 'react'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { measureChosen } from './cart-slice.ts'

const MeasureDialog = lazyWithRetry(() => import('./measure-dialog.tsx'))

interface MeasuredLine {
  readonly key: string
  readonly line: CartLine
  readonly product: Product
}

/** Changes the size of a line in the cart; lines of the same size are merged. */
export function useRemeasure() {
  const dispatch = useAppDispatch()
  const [measured, setMeasured] = useState<MeasuredLine>()
  const dialog: ReactNode = (
    <Suspense fallback={null}>
      {measured?.line.measure && (
        <MeasureDialog
          product={{ ...measured.product, title: measured.product.name }}
          initial={measured.line.measure}
          onClose={() => setMeasured(undefined)}
          onMeasured={(measure) => {
            dispatch(measureChosen({ key: measured.key, measure }))
            setMeasured(undefined)
          }}
        />
      )}
    </Suspense>
  )
  return { remeasure: setMeasured, dialog }
}
