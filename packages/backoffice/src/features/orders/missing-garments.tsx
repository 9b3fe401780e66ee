import { useLanguage } from '@colada/client/language/use-language'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useCategoriesQuery } from '../counter/order/endpoints.ts'
import { GarmentField } from '../counter/order/garment-field.tsx'
import { GarmentLines } from '../counter/order/garment-lines.tsx'
import { addGarments, changeQuantity, toDeskLines } from '../counter/order/lines.ts'

export interface MissingGarmentsProps {
  readonly items: readonly WireCartItem[]
  readonly onChange: (items: readonly WireCartItem[]) => void
}

/** Garments that were in the bag but not in the order: the customer pays for them, or has them returned. */
export default function MissingGarments({ items, onChange }: MissingGarmentsProps) {
  const { t } = useTranslation('orders')
  const catalogue = useCategoriesQuery(useLanguage())
  const categories = catalogue.data ?? []
  const lines = toDeskLines(items, categories)
  return (
    <Stack gap="sm">
      <Text tone="secondary">{t('orders:moves.missing')}</Text>
      <GarmentField
        products={categories.flatMap(({ products }) => products)}
        isLoading={catalogue.isFetching}
        onAdd={(line) => onChange(addGarments(items, line))}
      />
      {lines.length > 0 && (
        <GarmentLines
          caption={t('orders:detail.items')}
          lines={lines}
          onQuantity={(key, quantity) => onChange(changeQuantity(items, key, quantity))}
        />
      )}
    </Stack>
  )
}
