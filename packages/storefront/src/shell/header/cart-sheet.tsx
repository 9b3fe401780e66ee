import { useLanguage } from '@colada/client/language/use-language'
import { grossSubtotal } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, DialogRoot, PriceSummary, SheetContent, Skeleton, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CartChanges } from '../../features/cart/cart-changes.tsx'
import { CartLineList, useDismissRemoval } from '../../features/cart/cart-lines.tsx'
import { CartEmpty, CartFailed } from '../../features/cart/cart-states.tsx'
import { ConfirmButton } from '../../features/cart/confirm-button.tsx'
import { FreeShipping } from '../../features/cart/free-shipping.tsx'
import { useCartView } from '../../features/cart/use-cart-view.ts'
import { useRemeasure } from '../../features/cart/use-remeasure.tsx'
import { categoryPath } from '../../features/catalogue/views.ts'
import { isCheckoutRoute } from '../../platform/routes/guards.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useConfirmCart } from '../use-confirm-cart.tsx'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The cart in a side sheet (spec 000 §2, Cart). During the checkout it has no links to it. */
export default function CartSheet({ open, onOpenChange }: Props) {
  const { t } = useTranslation(['cart', 'shell'])
  const language = useLanguage()
  const { pathname } = useLocation()
  const { state, lines, removed, retry } = useCartView()
  useDismissRemoval(open)
  const { remeasure, dialog } = useRemeasure()
  const { signedIn, confirm, login } = useConfirmCart(lines)
  const priced = lines.map((line) => line.priced)
  const checkout = isCheckoutRoute(matchRoute(pathname)?.name)

  const actions = (
    <Stack gap="sm">
      <FreeShipping lines={priced} />
      <PriceSummary
        label={t('cart:summary')}
        lines={[]}
        total={{
          label: t('cart:subtotal'),
          value: formatMoney(grossSubtotal(priced)),
          note: t('cart:vatIncluded'),
        }}
      />
      {!checkout && (
        <>
          <ConfirmButton lines={lines} signedIn={signedIn} onConfirm={confirm} />
          <ButtonLink href={routePath(language, 'Carrito')} appearance="plain" fullWidth>
            {t('cart:viewCart')}
          </ButtonLink>
        </>
      )}
    </Stack>
  )
  return (
    <>
      <DialogRoot open={open} onOpenChange={onOpenChange}>
        <SheetContent
          title={t('cart:title')}
          closeLabel={t('shell:close')}
          actions={state === 'ready' ? actions : undefined}
        >
          <CartChanges />
          {state === 'loading' && <Skeleton shape="card" />}
          {(state === 'ready' || (state === 'empty' && removed)) && (
            <CartLineList lines={lines} removed={removed} onRemeasure={remeasure} />
          )}
          {state === 'empty' && <CartEmpty servicesHref={categoryPath(categoryIds.all, language)} />}
          {state === 'failed' && <CartFailed onRetry={retry} />}
        </SheetContent>
      </DialogRoot>
      {dialog}
      {login}
    </>
  )
}
