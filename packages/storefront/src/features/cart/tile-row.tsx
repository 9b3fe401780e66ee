import { ProductRow, type ProductRowProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { ProductView } from '../catalogue/views.ts'
import { useTiles } from './use-tiles.tsx'

export interface TileRowProps extends Pick<ProductRowProps, 'heading' | 'more'> {
  readonly products: readonly ProductView[]
}

/** A row of related products with actions. */
export default function TileRow({ products, ...row }: TileRowProps) {
  const { t } = useTranslation('catalogue')
  const { tile, dialog } = useTiles()
  return (
    <>
      <ProductRow
        {...row}
        headingLevel={2}
        labels={{ previous: t('catalogue:previous'), next: t('catalogue:next') }}
        items={products.map((product) => ({
          id: String(product.id),
          node: tile(product, { headingLevel: 3, place: 'row' }),
        }))}
      />
      {dialog}
    </>
  )
}
