import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { Box, Container, Heading, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MetaFunction } from 'react-router-dom'
import { selectCartLoaded, selectCartSize } from '../../features/cart/cart-slice.ts'
import { CartEmpty, CartLoading } from '../../features/cart/cart-states.tsx'
import { categoryPath } from '../../features/catalogue/views.ts'
import { cartText } from '../../features/content/page-texts.ts'
import { ClientOnly } from '../../platform/browser/client-only.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { toBothPaths } from '../../platform/routes/page-paths.ts'
import { languageOf, matchRoute } from '../../platform/routes/paths.ts'
import { originOf, pageMeta } from '../../platform/seo/page-meta.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import type { RootState } from '../../platform/store/root-reducer.ts'
import { AnonymousOnly } from '../../shell/anonymous-only.tsx'
import { ReturningOnly } from '../../shell/returning-only.tsx'

export const handle: RouteHandle = { namespaces: ['cart'], help: 'line' }

const CartView = lazyWithRetry(() => import('../../flows/cart/cart-view.tsx'))

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  return pageMeta({
    ...cartText[language],
    language,
    paths: toBothPaths(location.pathname),
    origin: originOf(matches),
    listed: matchRoute(location.pathname)?.name === 'Carrito',
  })
}

/** The cart (spec 000 §2). Its document shows an empty cart, and placeholders of lines to returning visitors. */
export default function CartScreen() {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const status = useCartStatus()
  const empty = <CartEmpty servicesHref={categoryPath(categoryIds.all, language)} />
  return (
    <Box paddingBlock="lg">
      <Container>
        <Stack gap="lg">
          <Heading level={1}>{t('cart:title')}</Heading>
          {status === 'filled' && (
            <ClientOnly fallback={<CartLoading />}>
              <CartView />
            </ClientOnly>
          )}
          {status === 'empty' && empty}
          {status === 'unknown' && (
            <>
              <ReturningOnly>
                <CartLoading />
              </ReturningOnly>
              <AnonymousOnly>{empty}</AnonymousOnly>
            </>
          )}
        </Stack>
      </Container>
    </Box>
  )
}

type CartStatus = 'unknown' | 'empty' | 'filled'

const selectStatus = (state: RootState): CartStatus =>
  !selectCartLoaded(state) ? 'unknown' : selectCartSize(state) > 0 ? 'filled' : 'empty'

/** Whether the cart has lines. Once it had, the cart's own view shows how it was emptied. */
function useCartStatus(): CartStatus {
  const status = useAppSelector(selectStatus)
  const [wasFilled, setWasFilled] = useState(false)
  if (status === 'filled' && !wasFilled) setWasFilled(true)
  return wasFilled ? 'filled' : status
}
