import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { Promo } from '@colada/domain/promotions/promo'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState, Grid, Image, Pagination, PromoCard } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { RichText } from '../../platform/format/rich-text.tsx'

export interface PromoCardsProps {
  readonly promos: readonly Promo[]
  readonly page: number
  readonly pageCount: number
}

/** A page of promotions; without any, the way to the services. */
export function PromoCards({ promos, page, pageCount }: PromoCardsProps) {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  if (promos.length === 0) {
    const categoria = slugsOf(categoryIds.all)[language]
    return (
      <EmptyState
        title={t('promotions:page.empty')}
        picture={<Image src="/pictures/pages/promotions.svg" alt="" width={320} height={240} />}
        actions={
          <ButtonLink href={routePath(language, 'Category', { categoria })}>
            {t('promotions:page.services')}
          </ButtonLink>
        }
      >
        {t('promotions:page.emptyText')}
      </EmptyState>
    )
  }
  const getHref = (target: number) =>
    target === 1
      ? routePath(language, 'Promotions')
      : routePath(language, 'PromotionsPage', { pagina: target })
  return (
    <>
      <Grid gap="lg" columns={{ base: 1, sm: 2, lg: 3 }}>
        {promos.map(({ id, title, description, image }) => (
          <PromoCard
            key={id}
            title={title}
            headingLevel={2}
            picture={{ src: image, width: 320, height: 240 }}
          >
            {description.map((line) => (
              <p key={line.map(({ text }) => text).join('')}>
                <RichText line={line} />
              </p>
            ))}
          </PromoCard>
        ))}
      </Grid>
      <Pagination
        label={t('promotions:page.pages')}
        page={page}
        pageCount={pageCount}
        getHref={getHref}
        labels={{
          previous: t('promotions:page.previous'),
          next: t('promotions:page.next'),
          page: (target) => t('promotions:page.page', { page: target }),
        }}
      />
    </>
  )
}
