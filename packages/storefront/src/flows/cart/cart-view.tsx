import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { Callout, Sidebar, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CartChanges } from '../../features/cart/cart-changes.tsx'
import { CartLineList, useDismissRemoval } from '../../features/cart/cart-lines.tsx'
import { CartEmpty, CartFailed, CartLoading } from '../../features/cart/cart-states.tsx'
import { CartSummary } from '../../features/cart/cart-summary.tsx'
import { ConfirmButton } from '../../features/cart/confirm-button.tsx'
import TileRow from '../../features/cart/tile-row.tsx'
import { useProductCartState } from '../../features/cart/use-add-to-cart.ts'
import { useCartView } from '../../features/cart/use-cart-view.ts'
import { useRemeasure } from '../../features/cart/use-remeasure.tsx'
import { categoryPath } from '../../features/catalogue/views.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { FrequentItems } from '../../shell/frequent-items.tsx'
import { useConfirmCart } from '../../shell/use-confirm-cart.tsx'
import { CartCode } from './cart-code.tsx'
import { PaymentNote } from './payment-note.tsx'

const CodePrice = lazyWithRetry(() => import('../../features/promotions/cart-code-price.tsx'))

/**
 * Lines, total and the button to the checkout, which comes first after a registration (decisions: Buying). Loaded lazily,
 * since an empty cart does not need it.
 */
export default function CartView() {
  const { t } = useTranslation(['cart', 'catalogue'])
  const language = useLanguage()
  const { pathname } = useLocation()
  const isRegistered = matchRoute(pathname)?.name === 'RegistroCorrectoCarrito'
  const { state, lines, removed, recommended, retry } = useCartView()
  useDismissRemoval(true)
  const { refusalOf } = useProductCartState()
  const { remeasure, dialog } = useRemeasure()
  const { signedIn, confirm, login } = useConfirmCart(lines)
  const servicesHref = categoryPath(categoryIds.all, language)

  if (state === 'loading') return <CartLoading />
  if (state === 'empty') {
    return (
      <Stack gap="lg">
        <CartChanges />
        {removed && <CartLineList lines={[]} removed={removed} />}
        <CartEmpty servicesHref={servicesHref} />
      </Stack>
    )
  }
  if (state === 'failed') return <CartFailed onRetry={retry} />
  const available = recommended.filter(
    ({ categoryId, isDisabled }) => refusalOf(categoryId, isDisabled) === null,
  )
  return (
    <Stack gap="section">
      {isRegistered && (
        <Callout
          tone="success"
          title={t('cart:registered')}
          actions={<ConfirmButton lines={lines} signedIn={signedIn} onConfirm={confirm} takesFocus />}
        >
          {t('cart:registeredText')}
        </Callout>
      )}
      <Sidebar side="end">
        <Stack gap="md">
          <CartChanges />
          <CartLineList lines={lines} removed={removed} onRemeasure={remeasure} />
        </Stack>
        <Stack gap="md">
          <CartSummary
            {...{ lines, signedIn, servicesHref, CodePrice }}
            onConfirm={isRegistered ? undefined : confirm}
            paymentNote={<PaymentNote />}
          />
          <CartCode />
        </Stack>
      </Sidebar>
      <FrequentItems>
        <TileRow heading={t('cart:recommended')} products={available} />
      </FrequentItems>
      {dialog}
      {login}
    </Stack>
  )
}
