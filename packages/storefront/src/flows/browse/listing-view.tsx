import { useLanguage } from '@colada/client/language/use-language'
import { type CategoryId, categoryIds } from '@colada/domain/catalogue/category'
import { PRODUCTS_PER_PAGE } from '@colada/domain/catalogue/pagination'
import {
  ButtonLink,
  Container,
  EmptyState,
  Grid,
  Heading,
  Image,
  Pagination,
  SideColumn,
  Stack,
  SubFilterBar,
  Text,
} from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyCartSubtotal } from '../../features/cart/lazy-cart-subtotal.tsx'
import { useTiles } from '../../features/cart/use-tiles.tsx'
import { CategoryMenu } from '../../features/catalogue/category-menu.tsx'
import { CategoryNotice } from '../../features/catalogue/category-notice.tsx'
import { ExpressNote } from '../../features/catalogue/express-note.tsx'
import type { CategoryListing } from '../../features/catalogue/load-category.ts'
import { categoryPath } from '../../features/catalogue/views.ts'
import { useLeadTime } from '../../features/coverage/lead-time.ts'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { listingPath } from '../../platform/routes/listing-path.ts'
import { ListingSort } from './listing-sort.tsx'

/** Products of the first row, which is in the first view at every width. */
const FIRST_VIEW_SIZE = 4

const withoutLeadTime: readonly CategoryId[] = [categoryIds.all, categoryIds.vouchers, categoryIds.express]

/** A category, one of its pages or a search in it: sidebar, sub-filters, products, pagination. */
export function ListingView({ listing, children }: { listing: CategoryListing; children?: ReactNode }) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const language = useLanguage()
  const { tile, dialog, refusalOf } = useTiles()
  const { categoryId, query, search, sort, tooShort, products, results, filters, page, pages } = listing
  const name = listing.name ?? t('shell:category.all')
  // A search has no description of its own.
  const description = tooShort ? t('catalogue:tooShort', { query, category: name }) : listing.description
  const categoria = slugsOf(categoryId)[language]
  const { leadTimeOf } = useLeadTime()
  // Express says it in its note.
  const hasOneLeadTime = !withoutLeadTime.includes(categoryId)
  const from = (page - 1) * PRODUCTS_PER_PAGE + 1

  return (
    <>
      <Container>
        <Stack gap="xl">
          <SideColumn onPhone="above" column={<CategoryMenu currentId={categoryId} refusalOf={refusalOf} />}>
            <Stack gap="lg">
              <Stack gap="xs">
                <Heading level={1}>
                  {query && !tooShort ? t('catalogue:searchTitle', { query, category: name }) : name}
                </Heading>
                {description && <Text tone="secondary">{description}</Text>}
                <ExpressNote categoryId={categoryId} />
                <Text size="small" tone="muted">
                  {pages > 1
                    ? t('catalogue:productsShown', { from, to: from + products.length - 1, count: results })
                    : t('catalogue:products', { count: results })}
                  {hasOneLeadTime && ` · ${t('catalogue:deliveryOf', { time: leadTimeOf(categoryId) })}`}
                </Text>
              </Stack>
              <CategoryNotice refusal={refusalOf(categoryId, listing.isDisabled)} />
              <Stack gap="md">
                {filters.length > 0 && (
                  <SubFilterBar
                    label={t('catalogue:subFilters', { category: name })}
                    filters={[
                      {
                        id: 'all',
                        label: t('catalogue:everything'),
                        href: listingPath(language, categoria, { sort }),
                        current: query === '',
                      },
                      ...filters,
                    ]}
                  />
                )}
                {results > 1 && <ListingSort listing={listing} />}
                {products.length === 0 ? (
                  <EmptyState
                    title={t('catalogue:noResults', { query })}
                    picture={<Image src="/pictures/empty/search.svg" alt="" width={320} height={240} />}
                    actions={
                      <ButtonLink href={categoryPath(categoryIds.all, language)}>
                        {t('catalogue:seeAll')}
                      </ButtonLink>
                    }
                  >
                    {t('catalogue:noResultsText')}
                  </EmptyState>
                ) : (
                  <Grid as="ul" role="list" gap="sm" columns={{ base: 2, sm: 3, md: 2, lg: 3 }}>
                    {products.map((product, position) => (
                      <li key={product.id}>
                        {tile(product, {
                          headingLevel: 2,
                          place: 'card',
                          isInFirstView: position < FIRST_VIEW_SIZE,
                        })}
                      </li>
                    ))}
                  </Grid>
                )}
              </Stack>
              <Pagination
                label={t('catalogue:pages', { category: name })}
                page={page}
                pageCount={pages}
                getHref={(pagina) => listingPath(language, categoria, { search, pagina, sort })}
                labels={{
                  previous: t('catalogue:previousPage'),
                  next: t('catalogue:nextPage'),
                  page: (number) => t('catalogue:page', { page: number }),
                }}
              />
            </Stack>
          </SideColumn>
          {children}
        </Stack>
      </Container>
      <LazyCartSubtotal />
      {dialog}
    </>
  )
}
