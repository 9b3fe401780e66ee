import { Container, TextLink } from '@colada/ui'
import TileRow from '../../features/catalogue/tile-row.tsx'
import type { ProductView } from '../../features/catalogue/views.ts'
import { useWords } from '../../platform/language/words.tsx'

interface Props {
  readonly products: readonly ProductView[]
  readonly everything: string
}

/** Home's best sellers, ready to be added. */
export default function HomeBestSellers({ products, everything }: Props) {
  const { t } = useWords()
  return (
    <Container>
      <TileRow
        heading={t('content:home.bestSellers')}
        products={products}
        more={<TextLink href={everything}>{t('content:home.seeAll')}</TextLink>}
      />
    </Container>
  )
}
