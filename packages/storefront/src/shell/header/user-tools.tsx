import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { NavAction, UserIcon } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../platform/browser/client-only.tsx'
import { withReturn } from '../../platform/routes/guards.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { accessOf } from '../../platform/routes/route-table.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'

const UserMenu = lazyWithRetry(() => import('./user-menu.tsx'))

/** The log-in link for visitors, the account menu for customers. */
export function UserTools({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const signedIn = useAppSelector(selectSignedIn)
  const isHydrated = useHydrated()
  const [isMenuRequested, setMenuRequested] = useState(false)
  const account = t('shell:user.account')
  const logIn = t('shell:user.logIn')

  const name = matchRoute(pathname)?.name
  // Documents of these routes are sent to customers only, who see no log-in until hydration reads the session.
  const isCustomer = signedIn || (!isHydrated && name !== undefined && accessOf(name) === 'customer')
  if (!isCustomer) {
    const login = routePath(language, 'Login')
    const isReturned = name !== 'Home' && pathname !== login
    const href = isReturned ? withReturn(login, pathname) : login
    return <NavAction href={href} icon={<UserIcon />} label={logIn} rel="nofollow" />
  }
  const button = (
    <NavAction
      icon={<UserIcon />}
      label={account}
      aria-haspopup="menu"
      onPointerEnter={UserMenu.preload}
      onFocus={UserMenu.preload}
      onClick={() => setMenuRequested(true)}
    />
  )
  return isMenuRequested ? (
    <Suspense fallback={button}>
      <UserMenu />
    </Suspense>
  ) : (
    button
  )
}
