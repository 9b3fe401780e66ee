import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { NavAction, UserIcon } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withReturn } from '../../platform/routes/guards.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'

const UserMenu = lazyWithRetry(() => import('./user-menu.tsx'))

/** The log-in link for visitors, the account menu for customers. */
export function UserTools({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const signedIn = useAppSelector(selectSignedIn)
  const [isMenuRequested, setMenuRequested] = useState(false)
  const account = t('shell:user.account')
  const logIn = t('shell:user.logIn')

  if (!signedIn) {
    const login = routePath(language, 'Login')
    const isReturned = matchRoute(pathname)?.name !== 'Home' && pathname !== login
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
