import type { CartLine } from '@colada/domain/cart/cart'
import type { Product } from '@colada/domain/catalogue/product'
import { formatMoney } from '@colada/domain/money/format-money'
import { Box, Button, Combobox, Inline } from '@colada/ui'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findGarments, type GarmentEntry, parseGarmentEntry } from './garment-entry.ts'
import { isCounterMeasure } from './lines.ts'

const MeasureDialog = lazy(() => import('./measure-dialog.tsx'))

export interface GarmentFieldProps {
  readonly products: readonly Product[]
  /** Products that the customer orders often. */
  readonly favourites?: readonly Product[]
  readonly isLoading: boolean
  readonly onAdd: (line: CartLine) => void
}

/** Adds garments by code or name, with their number before it: Enter takes a code, or the only product with a name. */
export function GarmentField({ products, favourites = [], isLoading, onAdd }: GarmentFieldProps) {
  const { t } = useTranslation('counter')
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<{ readonly value: string; readonly message: string }>()
  const [measuring, setMeasuring] = useState<{ readonly product: Product; readonly quantity: number }>()
  /** The field begins anew with each addition. */
  const [additions, setAdditions] = useState(0)
  useEffect(() => {
    if (additions === 0) return
    // The dialog of measures returns the focus in a timeout, to the field that is no more.
    const timer = setTimeout(() => root.current?.querySelector('input')?.focus())
    return () => clearTimeout(timer)
  }, [additions])
  const read = (text: string) => {
    const entry = parseGarmentEntry(text)
    return { entry, found: entry ? findGarments(products, entry.text) : [] }
  }
  const { entry, found } = read(typed)

  const add = (line: CartLine) => {
    onAdd(line)
    setTyped('')
    setRefused(undefined)
    setMeasuring(undefined)
    setAdditions((count) => count + 1)
  }
  const take = (product: Product, { quantity, measure }: Pick<GarmentEntry, 'quantity' | 'measure'>) => {
    if (isCounterMeasure(product, measure))
      return add({ productId: product.id, quantity, ...(measure && { measure }) })
    if (product.measure === null) return add({ productId: product.id, quantity })
    setMeasuring({ product, quantity })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const isChoosing = Boolean(event.currentTarget.getAttribute('aria-activedescendant'))
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isChoosing || value.trim() === '') return
    event.preventDefault()
    // The list says that it is loading; Enter is pressed again.
    if (isLoading) return
    // Of the field: a scanner types faster than the page renders.
    const typedNow = read(value)
    const [only] = typedNow.found
    if (only && typedNow.entry && typedNow.found.length === 1) return take(only, typedNow.entry)
    const key = typedNow.found.length === 0 ? 'unknown' : 'several'
    const message = t(`counter:garments.${key}`, { text: typedNow.entry?.text ?? value })
    setRefused({ value, message })
  }

  return (
    <div ref={root}>
      <Combobox
        key={additions}
        label={t('counter:garments.add')}
        hint={t('counter:garments.hint')}
        // Of this text only.
        error={refused?.value === typed ? refused.message : undefined}
        loading={isLoading}
        options={found.map(({ id, name, price }) => ({
          value: String(id),
          label: name,
          detail: `${id} · ${formatMoney(price)}`,
        }))}
        value={null}
        onQueryChange={setTyped}
        onValueChange={(id) => {
          const product = found.find((candidate) => String(candidate.id) === id)
          if (product) take(product, entry ?? { quantity: 1 })
        }}
        onKeyDown={onKeyDown}
        labels={{
          open: t('counter:garments.open'),
          noResults: t('counter:garments.none'),
          count: (count) => t('counter:garments.count', { count }),
          loading: t('counter:garments.loading'),
        }}
      />
      {favourites.length > 0 && (
        <Box paddingBlock="xs">
          <Inline gap="xs" role="group" aria-label={t('counter:garments.favourites')}>
            {favourites.map((product) => (
              <Button
                key={product.id}
                size="small"
                tone="neutral"
                appearance="outline"
                onClick={() => take(product, { quantity: 1 })}
              >
                {product.name}
              </Button>
            ))}
          </Inline>
        </Box>
      )}
      {measuring && (
        <Suspense>
          <MeasureDialog
            product={measuring.product}
            onClose={() => setMeasuring(undefined)}
            onMeasured={(measure) =>
              add({ productId: measuring.product.id, quantity: measuring.quantity, measure })
            }
          />
        </Suspense>
      )}
    </div>
  )
}
