import { QueryView } from '@colada/client/api/query-view'
import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { routePath } from '@colada/domain/routes/route-path'
import { PageSections, type PageSection, Stack, Text, TextLink } from '@colada/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { AddressList } from '../../features/account/addresses/address-list.tsx'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { ProfileData } from '../../features/account/profile/profile-data.tsx'
import { DeleteAccount } from './delete-account.tsx'

const ProfileReferral = lazyWithRetry(() => import('./profile-referral.tsx'))
const Wallet = lazyWithRetry(() => import('../../features/account/profile/wallet.tsx'))
const OwnCards = lazyWithRetry(() => import('../../features/payment/own-cards.tsx'))
const NotificationSettings = lazyWithRetry(
  () => import('../../features/account/profile/notification-settings.tsx'),
)

/** The customer's profile (spec 000 §2, Profile). The code of sections below the first view loads after it. */
export function ProfileView() {
  const { t } = useTranslation('profile')
  return (
    <QueryView
      query={useMeQuery()}
      loadingLabel={t('profile:loading')}
      rows={6}
      failedTitle={t('profile:failed')}
    >
      {(me) => <Profile me={me} />}
    </QueryView>
  )
}

function Profile({ me }: { me: User }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  // The router restores the position before there are sections.
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  const lazily = (content: ReactNode) => (
    <Suspense fallback={<RowsSkeleton label={t('profile:loading')} />}>{content}</Suspense>
  )
  const sections: readonly (PageSection | false)[] = [
    { id: 'data', title: t('profile:sections.data'), body: <ProfileData me={me} /> },
    { id: 'addresses', title: t('profile:sections.addresses'), body: <AddressList /> },
    {
      id: 'wallet',
      title: t('profile:sections.wallet'),
      body: lazily(<Wallet isBusiness={me.isBusiness} />),
    },
    !me.isBusiness && {
      id: 'referral',
      title: t('profile:sections.referral'),
      hideTitle: true,
      body: lazily(<ProfileReferral me={me} />),
    },
    { id: 'cards', title: t('profile:sections.cards'), body: lazily(<OwnCards />) },
    {
      id: 'notifications',
      title: t('profile:sections.notifications'),
      body: lazily(<NotificationSettings me={me} />),
    },
    {
      id: 'account',
      title: t('profile:sections.account'),
      body: (
        <Stack gap="sm" align="start">
          <Text tone="secondary">{t('profile:account.myDataText')}</Text>
          <TextLink href={routePath(language, 'MyData')} standalone>
            {t('profile:account.myData')}
          </TextLink>
          <DeleteAccount me={me} />
        </Stack>
      ),
    },
  ]
  return <PageSections headingLevel={2} sections={sections.filter((section) => section !== false)} />
}
