import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PricedCartLine } from '../features/cart/priced-lines.ts'
import { useGoTo } from '../platform/routes/go-to.ts'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectInProcess } from '../platform/store/process-slice.ts'
import { selectSignedIn } from '../platform/store/session-slice.ts'

const LoginDialog = lazyWithRetry(() => import('../features/account/login/login-dialog.tsx'))

interface ConfirmCart {
  readonly signedIn: boolean
  readonly confirm: () => void
  /** The log-in dialog that a visitor's `confirm` opens; to be rendered beside the button. */
  readonly login: ReactNode
}

/** Navigates from a cart to its checkout; visitors log in first (spec 000 §4). */
export function useConfirmCart(lines: readonly Pick<PricedCartLine, 'product'>[]): ConfirmCart {
  const language = useLanguage()
  const goTo = useGoTo()
  const signedIn = useAppSelector(selectSignedIn)
  const inProcess = useAppSelector(selectInProcess)
  const { pathname } = useLocation()
  // The sheet stays mounted across pages; the log-in dialog must not follow to the next one.
  const [openedOn, setOpenedOn] = useState<string>()
  // Packs need no delivery, and garments for an existing order have their own checkout (spec 000 §4, Cart and checkout).
  const vouchers = lines.some(({ product }) => product.categoryId === categoryIds.vouchers)
  const checkoutPath = routePath(
    language,
    inProcess ? 'CheckoutDirect' : vouchers ? 'PurchasePacks' : 'Checkout',
  )
  return {
    signedIn,
    confirm: () => (signedIn ? goTo(checkoutPath) : setOpenedOn(pathname)),
    login: (
      <Suspense fallback={null}>
        {openedOn !== undefined && (
          <LoginDialog
            open={openedOn === pathname}
            reason="continue"
            onOpenChange={(open) => setOpenedOn(open ? pathname : '')}
            onSignedIn={() => goTo(checkoutPath)}
          />
        )}
      </Suspense>
    ),
  }
}
