import { useLanguage } from '@colada/client/language/use-language'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { SideNavigation } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../platform/browser/client-only.tsx'
import { matchRoute } from '../../platform/routes/paths.ts'

/** Parts of the profile, which is one page (spec 000 §2, Profile). */
export const profileSections = {
  vouchers: 'wallet',
  addresses: 'addresses',
  messages: 'notifications',
} as const

type SectionId = 'orders' | 'invoices' | 'details' | 'security' | keyof typeof profileSections

/** The path of a part of the account. */
export function accountPath(id: SectionId, language: Language): string {
  if (id === 'orders') return routePath(language, 'Orders')
  if (id === 'invoices') return routePath(language, 'Invoices')
  if (id === 'security') return routePath(language, 'AccountSecurity')
  const profile = routePath(language, 'Profile')
  return id === 'details' ? profile : `${profile}#${profileSections[id]}`
}

const ids = ['orders', 'invoices', 'vouchers', 'addresses', 'details', 'security', 'messages'] as const

/** The part of the account of each of its pages; that of the profile depends on the fragment. */
const sectionOfRoute: Partial<Record<RouteName, SectionId>> = {
  Orders: 'orders',
  Invoices: 'invoices',
  AddAddress: 'addresses',
  EditAddress: 'addresses',
  AccountSecurity: 'security',
  ChangePassword: 'security',
}

export interface AccountNavigationProps {
  readonly width?: 'form' | undefined
  readonly children: ReactNode
}

/** The pages of the account beside the current one. */
export function AccountNavigation({ width, children }: AccountNavigationProps) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname, hash } = useLocation()
  const route = matchRoute(pathname)?.name
  // The server does not know the fragment.
  const isHydrated = useHydrated()
  const part =
    route === 'Profile' && isHydrated
      ? ids.find((id) => id in profileSections && accountPath(id, language).endsWith(hash || '#'))
      : undefined
  const currentId = part ?? (route && sectionOfRoute[route]) ?? 'details'
  return (
    <SideNavigation
      label={t('shell:user.account')}
      links={ids.map((id) => ({ id, label: t(`shell:account.${id}`), href: accountPath(id, language) }))}
      currentId={currentId}
      isPart={part !== undefined}
      {...(width && { width })}
    >
      {children}
    </SideNavigation>
  )
}
