import type { Product } from '@colada/domain/catalogue/product'
import { formatMoney } from '@colada/domain/money/format-money'
import { Stack, Text, TextButton, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findGarments } from '../../counter/order/garment-entry.ts'

export interface ProductFinderProps {
  readonly products: readonly Product[]
  readonly onChoose: (product: Product) => void
}

/** Finds products by code or name, as the counter does, and offers them to be chosen. */
export function ProductFinder({ products, onChoose }: ProductFinderProps) {
  const { t } = useTranslation('business')
  const [typed, setTyped] = useState('')
  const found = findGarments(products, typed.trim())
  const choose = (product: Product) => {
    setTyped('')
    onChoose(product)
  }
  return (
    <Stack gap="xs">
      <TextField
        label={t('business:priceLists.find')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Chooses the only product instead of sending the form.
          event.preventDefault()
          if (found.length === 1) choose(found[0]!)
        }}
      />
      {typed.trim() !== '' && found.length === 0 && (
        <Text role="status">{t('business:priceLists.noneFound')}</Text>
      )}
      {found.map((product) => (
        <TextButton key={product.id} standalone onClick={() => choose(product)}>
          {t('business:priceLists.addPrice', { name: product.name, price: formatMoney(product.price) })}
        </TextButton>
      ))}
    </Stack>
  )
}
