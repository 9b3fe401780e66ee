import { QueryView } from '@colada/client/api/query-view'
import { formatMoney } from '@colada/domain/money/format-money'
import { Card, DescriptionList } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useReferralsQuery } from './profile-endpoints.ts'

/** What friends have brought to the customer. */
export function ReferralBalance() {
  const { t } = useTranslation('profile')
  return (
    <QueryView
      query={useReferralsQuery()}
      loadingLabel={t('profile:referral.loading')}
      rows={3}
      failedTitle={t('profile:referral.failed')}
    >
      {({ friends, earned, available }) => (
        <Card>
          <DescriptionList
            verbatim
            entries={[
              { id: 'friends', term: t('profile:referral.friends'), description: friends },
              { id: 'earned', term: t('profile:referral.earned'), description: formatMoney(earned) },
              {
                id: 'available',
                term: t('profile:referral.available'),
                description: formatMoney(available),
                strong: true,
              },
            ]}
          />
        </Card>
      )}
    </QueryView>
  )
}
