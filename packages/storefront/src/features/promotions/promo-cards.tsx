import { useCopy } from '@colada/client/browser/use-copy'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { Promo } from '@colada/domain/promotions/promo'
import { promoParts } from '@colada/domain/promotions/promo-parts'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState, Grid, Image, Pagination, PromoCard } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { slugsOf } from '../../platform/catalogue/slugs.ts'
import { RichText } from '../../platform/format/rich-text.tsx'
import { KeepCode } from './keep-code.tsx'

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
      <Grid gap="lg" columns={{ base: 1, lg: 3 }}>
        {promos.map((promo) => (
          <OnePromo key={promo.id} promo={promo} />
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

/** A promotion with its one action: its code goes to the cart, or its link is opened. */
function OnePromo({ promo }: { readonly promo: Promo }) {
  const { t } = useTranslation('promotions')
  const { result, copy } = useCopy()
  const { lines, code, link } = promoParts(promo)
  return (
    <PromoCard
      title={promo.title}
      headingLevel={2}
      picture={{ src: promo.image, width: 320, height: 240 }}
      code={code || undefined}
      copy={{
        label: t(`promotions:referral.${result ?? 'copy'}`),
        status: result && t(`promotions:referral.${result}`),
        onClick: () => void copy(code),
      }}
      action={
        code ? (
          <KeepCode code={code} />
        ) : (
          link && (
            <div>
              <ButtonLink href={link.href} appearance="outline">
                {link.text}
              </ButtonLink>
            </div>
          )
        )
      }
    >
      {lines.map((line) => (
        <p key={line.map(({ text }) => text).join('')}>
          <RichText line={line} />
        </p>
      ))}
    </PromoCard>
  )
}
