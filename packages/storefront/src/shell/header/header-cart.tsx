import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { CartButton } from '@colada/ui'
import { type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { selectCartSize } from '../../features/cart/cart-slice.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectCartBlocked } from '../../platform/store/process-slice.ts'

const CartSheet = lazyWithRetry(() => import('./cart-sheet.tsx'))

/** The `md` breakpoint; below it the cart is a page instead of a sheet. */
const wideQuery = '(min-width: 769px)'

/** The cart's button in the header: opens a sheet in a wide window, the cart's page on a phone and in a new tab. */
export function HeaderCart() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname, key } = useLocation()
  const count = useAppSelector(selectCartSize)
  const blocked = useAppSelector(selectCartBlocked)
  // The sheet belongs to the page it was opened on, so every navigation closes it.
  const [openedOn, setOpenedOn] = useState<string>()
  const reason = t('shell:cart.blocked')

  const openSheet = (event: MouseEvent) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensNewTab || matchRoute(pathname)?.name === 'Carrito' || !matchMedia(wideQuery).matches) return
    event.preventDefault()
    setOpenedOn(key)
  }

  return (
    <>
      <CartButton
        label={t('shell:cart.label', { count })}
        count={count}
        href={routePath(language, 'Carrito')}
        blockedReason={blocked ? reason : undefined}
        onClick={openSheet}
      />
      <Suspense fallback={null}>
        {openedOn !== undefined && (
          <CartSheet open={openedOn === key} onOpenChange={(open) => setOpenedOn(open ? key : '')} />
        )}
      </Suspense>
    </>
  )
}
