import { CartButton } from '@colada/ui'
import { type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/language/use-language.ts'
import { matchRoute, routePath } from '../platform/routes/paths.ts'
import { selectCartSize } from '../platform/store/cart-slice.ts'
import { useAppSelector } from '../platform/store/hooks.ts'
import { selectCartBlocked } from '../platform/store/process-slice.ts'

const CartSheet = lazyWithRetry(() => import('./cart-sheet.tsx'))

/** From here on there is room for the cart beside the page; px, the `md` breakpoint. */
const wideEnough = '(min-width: 769px)'

/** The cart in the head: a panel where there is room, its page on a phone and in a new tab. */
export function HeaderCart() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname } = useLocation()
  const count = useAppSelector(selectCartSize)
  const blocked = useAppSelector(selectCartBlocked)
  // The panel belongs to the page it was opened on, so every way to another page closes it.
  const [openedOn, setOpenedOn] = useState<string>()
  const reason = t('shell:cart.blocked')

  const press = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (elsewhere || matchRoute(pathname)?.name === 'Carrito' || !matchMedia(wideEnough).matches) return
    event.preventDefault()
    setOpenedOn(pathname)
  }

  return (
    <>
      <CartButton
        label={t('shell:cart.label', { count })}
        count={count}
        href={routePath(language, 'Carrito')}
        blockedReason={blocked ? reason : undefined}
        onPress={press}
      />
      <Suspense fallback={null}>
        {openedOn !== undefined && (
          <CartSheet
            open={openedOn === pathname}
            onOpenChange={(open) => setOpenedOn(open ? pathname : '')}
          />
        )}
      </Suspense>
    </>
  )
}
