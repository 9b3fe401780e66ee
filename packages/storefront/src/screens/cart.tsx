import { Box, Container, Heading, ProductCarousel, Sidebar, Stack } from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import { Suspense, useState } from 'react'
import type { MetaFunction } from 'react-router-dom'
import { CartLineList } from '../features/cart/cart-lines.tsx'
import { CartEmpty, CartFailed, CartLoading } from '../features/cart/cart-states.tsx'
import { CartSummary } from '../features/cart/cart-summary.tsx'
import { useCartOfPage } from '../features/catalogue/cart-of-catalogue.ts'
import { useTiles } from '../features/catalogue/use-tiles.tsx'
import { categoryPath } from '../features/catalogue/views.ts'
import { cartText } from '../features/content/page-texts.ts'
import { InBrowser } from '../platform/browser/in-browser.tsx'
import { lazyWithWords } from '../platform/language/lazy-with-words.tsx'
import { useWords } from '../platform/language/words.tsx'
import { useGoTo } from '../platform/routes/go-to.ts'
import { pathsOf } from '../platform/routes/page-paths.ts'
import { languageOf, routePath } from '../platform/routes/paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectInProcess } from '../platform/store/process-slice.ts'
import { selectSignedIn } from '../platform/store/session-slice.ts'

const LoginDialog = lazyWithWords(() => import('../features/account/login-dialog.tsx'))

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  return pageMeta({
    ...cartText[language],
    language,
    paths: pathsOf(location.pathname),
    origin: originOf(matches),
    listed: false,
  })
}

export default function CartScreen() {
  const { t } = useWords()
  return (
    <Box paddingBlock="lg">
      <Container>
        <Stack gap="lg">
          <Heading level={1}>{t('cart:title')}</Heading>
          <InBrowser fallback={<CartLoading />}>
            <Cart />
          </InBrowser>
        </Stack>
      </Container>
    </Box>
  )
}

function Cart() {
  const { t, language } = useWords()
  const goTo = useGoTo()
  const signedIn = useAppSelector(selectSignedIn)
  const inProcess = useAppSelector(selectInProcess)
  const { state, lines, recommended, retry } = useCartOfPage()
  const { tile, dialog } = useTiles()
  const [login, setLogin] = useState<'never' | 'open' | 'closed'>('never')
  const servicesHref = categoryPath(categoryIds.all, language)
  // Adding garments to an order that exists goes its own way (spec 000 §4, Cart and checkout).
  const vouchers = lines.some(({ product }) => product.categoryId === categoryIds.vouchers)
  const onward = routePath(language, inProcess || vouchers ? 'CheckoutDirect' : 'Checkout')

  if (state === 'loading') return <CartLoading />
  if (state === 'empty') return <CartEmpty servicesHref={servicesHref} />
  if (state === 'failed') return <CartFailed onRetry={retry} />
  return (
    <Stack gap="section">
      <Sidebar side="end">
        <CartLineList lines={lines} />
        <CartSummary
          lines={lines}
          signedIn={signedIn}
          servicesHref={servicesHref}
          onConfirm={() => (signedIn ? goTo(onward) : setLogin('open'))}
        />
      </Sidebar>
      {recommended.length > 0 && (
        <ProductCarousel
          heading={t('cart:recommended')}
          headingLevel={2}
          words={{ previous: t('catalogue:previous'), next: t('catalogue:next') }}
          items={recommended.map((product) => ({ id: String(product.id), node: tile(product, 3) }))}
        />
      )}
      {dialog}
      <Suspense fallback={null}>
        {login !== 'never' && (
          <LoginDialog
            open={login === 'open'}
            reason="continue"
            registerHref={routePath(language, 'Register')}
            onOpenChange={(open) => setLogin(open ? 'open' : 'closed')}
            onSignedIn={() => goTo(onward)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
