import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { routePath } from '@colada/domain/routes/route-path'
import { Breadcrumb, Container, IncludedList, ProductAction, ProductHero, Stack, TextLink } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toAction } from '../../features/cart/product-tile.tsx'
import { useTiles } from '../../features/cart/use-tiles.tsx'
import { ExpressNote } from '../../features/catalogue/express-note.tsx'
import type { ProductDetail } from '../../features/catalogue/load-product.ts'
import { LongText } from '../../features/catalogue/long-text.tsx'
import { ShareProduct } from '../../features/catalogue/share-product.tsx'
import { pictureSize } from '../../features/catalogue/views.ts'
import { KnownPickup } from '../../features/coverage/known-pickup.tsx'
import { useLeadTime } from '../../features/coverage/lead-time.ts'
import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'
import { ProductBar } from './product-bar.tsx'

const Compatible = lazyWhenVisible('compatible', () => import('../../features/cart/tile-row.tsx'))

/** A product's page: description, price, what it includes, an action to add it, and compatible products. */
export function ProductView({ detail, aside }: { detail: ProductDetail; aside?: ReactNode }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const { dialog, stateOf } = useTiles()
  const { category, compatible } = detail
  const state = stateOf(detail.product)
  const { product } = state
  const action = toAction(state)
  const { town, leadTimeOf } = useLeadTime()
  const isDelivered = product.categoryId !== categoryIds.vouchers

  return (
    <>
      <Container>
        <Stack gap="section">
          <Stack gap="md">
            <Breadcrumb
              label={t('catalogue:where')}
              items={[
                { label: t('catalogue:home'), href: routePath(language, 'Home') },
                { label: category.name, href: category.href },
              ]}
              currentLabel={product.title}
            />
            <ProductHero
              title={product.title}
              {...(detail.shownTitle && { shortTitle: detail.shownTitle })}
              headingLevel={1}
              picture={{ src: product.picture, width: pictureSize, height: pictureSize, priority: 'high' }}
              category={<TextLink href={category.href}>{category.name}</TextLink>}
              price={formatMoney(product.price)}
              unit={product.measure ? t('catalogue:perSquareMetre') : t('catalogue:perPiece')}
              priceNote={detail.vatIncluded ? t('catalogue:vatIncluded') : t('catalogue:vatExcluded')}
              {...(detail.delivery && {
                delivery: town
                  ? t('catalogue:deliveryTo', { town, time: leadTimeOf(product.categoryId) })
                  : t('catalogue:delivery', { time: detail.delivery }),
              })}
              {...(isDelivered && {
                pickup: (
                  <KnownPickup>
                    <TextLink href={routePath(language, 'Coverage')}>{t('catalogue:pickupAsk')}</TextLink>
                  </KnownPickup>
                ),
                guarantee: (
                  <TextLink href={routePath(language, 'Warranties')}>{t('catalogue:guarantee')}</TextLink>
                ),
              })}
              action={<ProductAction action={action} />}
            >
              <ExpressNote categoryId={product.categoryId} />
              <LongText text={detail.description} />
              {detail.included.length > 0 && (
                <IncludedList label={t('catalogue:included')} items={detail.included} />
              )}
              {detail.excluded && (
                <IncludedList kind="excluded" label={t('catalogue:excluded')} items={[detail.excluded]} />
              )}
              <ShareProduct title={product.title} />
            </ProductHero>
          </Stack>
          {aside}
          {compatible.length > 0 && <Compatible heading={t('catalogue:compatible')} products={compatible} />}
        </Stack>
      </Container>
      <ProductBar product={product} action={action} />
      {dialog}
    </>
  )
}
