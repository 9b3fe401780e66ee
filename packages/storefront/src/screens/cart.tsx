import { Box, Container, Heading, Stack } from '@colada/ui'
import { categoryIds } from '@colada/domain/catalogue/category'
import { useState, useSyncExternalStore } from 'react'
import type { MetaFunction } from 'react-router-dom'
import { CartEmpty, CartLoading } from '../features/cart/cart-states.tsx'
import { categoryPath } from '../features/catalogue/views.ts'
import { cartText } from '../features/content/page-texts.ts'
import { InBrowser } from '../platform/browser/in-browser.tsx'
import { lazyView } from '../platform/browser/lazy-view.ts'
import { useSubjects, useWords } from '../platform/language/words.tsx'
import { pathsOf } from '../platform/routes/page-paths.ts'
import { languageOf, namesRoute } from '../platform/routes/paths.ts'
import { originOf, pageMeta } from '../platform/seo/page-meta.ts'
import { selectCartSize } from '../platform/store/cart-state.ts'
import { isStoreHere, stateNow, subscribeState } from '../platform/store/late.ts'
import { isMarkedKnown } from '../platform/store/visitor.ts'
import { KnownOnly } from '../shell/known-only.tsx'
import { UnknownOnly } from '../shell/unknown-only.tsx'

const CartView = lazyView(() => import('./cart/cart-view.tsx'))

// Who comes back to a cart need not wait for the page to come alive first.
if (typeof document !== 'undefined' && isMarkedKnown()) CartView.preload()

export const meta: MetaFunction = ({ location, matches }) => {
  const language = languageOf(location.pathname)
  return pageMeta({
    ...cartText[language],
    language,
    paths: pathsOf(location.pathname),
    origin: originOf(matches),
    listed: namesRoute('Carrito', location.pathname),
  })
}

/** The cart (spec 000 §2). Documents show it empty to who never filled one, and who did sees the places of its lines. */
export default function CartScreen() {
  const { t, language } = useWords()
  useSubjects(['cart', 'catalogue', 'promotions'])
  const gathered = useGathered()
  const empty = <CartEmpty servicesHref={categoryPath(categoryIds.all, language)} />
  return (
    <Box paddingBlock="lg">
      <Container>
        <Stack gap="lg">
          <Heading level={1}>{t('cart:title')}</Heading>
          {gathered === 'something' && (
            <InBrowser fallback={<CartLoading />}>
              <CartView />
            </InBrowser>
          )}
          {gathered === 'nothing' && empty}
          {gathered === 'untold' && (
            <>
              <KnownOnly>
                <CartLoading />
              </KnownOnly>
              <UnknownOnly>{empty}</UnknownOnly>
            </>
          )}
        </Stack>
      </Container>
    </Box>
  )
}

type Gathered = 'untold' | 'nothing' | 'something'

/** Whether there may be something in the cart. Once there was, it is the cart's own view that tells how it ended. */
function useGathered(): Gathered {
  const now = useSyncExternalStore<Gathered>(subscribeState, gatheredNow, () => 'untold')
  const [opened, setOpened] = useState(false)
  if (now === 'something' && !opened) setOpened(true)
  return opened ? 'something' : now
}

function gatheredNow(): Gathered {
  const something = isStoreHere() ? selectCartSize(stateNow()) > 0 : isMarkedKnown()
  return something ? 'something' : 'nothing'
}
