import { Container, ProductRow, TextLink } from '@colada/ui'
import { useTiles } from '../../features/catalogue/use-tiles.tsx'
import type { ProductView } from '../../features/catalogue/views.ts'
import { useWords } from '../../platform/language/words.tsx'

interface Props {
  readonly products: readonly ProductView[]
  readonly everything: string
}

/** Home's best sellers, ready to be added. */
export default function HomeBestSellers({ products, everything }: Props) {
  const { t } = useWords()
  const { tile, dialog } = useTiles()
  return (
    <Container>
      <ProductRow
        heading={t('content:home.bestSellers')}
        headingLevel={2}
        words={{ previous: t('catalogue:previous'), next: t('catalogue:next') }}
        items={products.map((product) => ({ id: String(product.id), node: tile(product, 3) }))}
        more={<TextLink href={everything}>{t('content:home.seeAll')}</TextLink>}
      />
      {dialog}
    </Container>
  )
}
