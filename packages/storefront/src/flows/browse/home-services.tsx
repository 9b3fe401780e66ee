import { formatMoney } from '@colada/domain/money/format-money'
import { CategoryTile, Container, Grid, Heading, SideColumn, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useProductCartState } from '../../features/cart/use-add-to-cart.ts'
import { CategoryMenu } from '../../features/catalogue/category-menu.tsx'
import type { HomeCategory } from '../../features/catalogue/load-home.ts'
import { pictureSize } from '../../features/catalogue/views.ts'
import { withVatNote } from '../../platform/format/vat-note.ts'

/** Menu of all categories beside pictures and lowest prices of the main ones (spec 000 §2, Home). */
export function HomeServices({ categories }: { categories: readonly HomeCategory[] }) {
  const { t } = useTranslation(['catalogue', 'content', 'shell'])
  const { refusalOf } = useProductCartState()
  const lowestPrice = ({ id, from }: HomeCategory) => {
    const price = formatMoney(from.price)
    return t('catalogue:from', {
      price: withVatNote(t, from.isPerArea ? t('catalogue:areaPrice', { price }) : price, { categoryId: id }),
    })
  }
  return (
    <Container>
      <SideColumn column={<CategoryMenu refusalOf={refusalOf} />}>
        <Stack as="section" gap="lg" aria-labelledby="services">
          <Heading level={2} id="services">
            {t('content:home.services')}
          </Heading>
          <Grid as="ul" role="list" gap="sm" columns={{ base: 2, sm: 4 }}>
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryTile
                  title={category.title}
                  href={category.href}
                  headingLevel={3}
                  hint={lowestPrice(category)}
                  picture={{ src: category.picture, width: pictureSize, height: pictureSize }}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </SideColumn>
    </Container>
  )
}
