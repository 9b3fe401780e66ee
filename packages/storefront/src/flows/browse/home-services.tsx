import { CategoryTile, Container, Grid, Heading, SideColumn, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useProductCartState } from '../../features/cart/use-add-to-cart.ts'
import { CategoryMenu } from '../../features/catalogue/category-menu.tsx'
import { type CategoryView, pictureSize } from '../../features/catalogue/views.ts'

/** Menu of all categories beside pictures of the main ones (spec 000 §2, Home). */
export function HomeServices({ categories }: { categories: readonly CategoryView[] }) {
  const { t } = useTranslation(['catalogue', 'content'])
  const { refusalOf } = useProductCartState()
  return (
    <Container>
      <SideColumn column={<CategoryMenu refusalOf={refusalOf} />}>
        <Stack as="section" gap="lg" aria-labelledby="services">
          <Heading level={2} id="services">
            {t('content:home.services')}
          </Heading>
          <Grid as="ul" role="list" gap="sm" columns={{ base: 2, sm: 3, lg: 4 }}>
            {categories.map(({ id, title, href, picture }) => (
              <li key={id}>
                <CategoryTile
                  title={title}
                  href={href}
                  headingLevel={3}
                  picture={{ src: picture, width: pictureSize, height: pictureSize }}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </SideColumn>
    </Container>
  )
}
