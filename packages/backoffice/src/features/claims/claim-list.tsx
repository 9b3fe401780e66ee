import { QueryView } from '@colada/client/api/query-view'
import { ButtonLink, EmptyState, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { claimPath } from '../../platform/paths.ts'
import { ClaimTable } from './claim-table.tsx'
import { useClaimsQuery } from './endpoints.ts'

/** Claims that run, the most urgent first, or those that have ended. */
export function ClaimList({ hasEnded }: { readonly hasEnded: boolean }) {
  const { t } = useTranslation('incidents')
  const { currentData: data, ...result } = useClaimsQuery(hasEnded ? { ended: '1' } : {}, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Stack gap="lg">
      <TextLink href={hasEnded ? '/incidents' : '/incidents?ended=1'} standalone>
        {t(hasEnded ? 'incidents:toRunning' : 'incidents:toEnded')}
      </TextLink>
      <QueryView
        query={{ ...result, data }}
        loadingLabel={t('incidents:loading')}
        rows={8}
        failedTitle={t('incidents:failed')}
      >
        {(claims) =>
          claims.length === 0 ? (
            <EmptyState
              title={t(hasEnded ? 'incidents:empty.ended' : 'incidents:empty.running')}
              actions={<ButtonLink href="/orders">{t('incidents:empty.action')}</ButtonLink>}
            >
              {t('incidents:empty.text')}
            </EmptyState>
          ) : (
            <ClaimTable caption={t('incidents:title')} claims={claims} />
          )
        }
      </QueryView>
    </Stack>
  )
}

/** The claims about an order; nothing without them. */
export function OrderClaims({ locator }: { readonly locator: string }) {
  const { t } = useTranslation('incidents')
  const { data: claims = [] } = useClaimsQuery({ locator }, { refetchOnMountOrArgChange: true })
  return claims.map(({ id, state, garments }) => (
    <TextLink key={id} href={claimPath(id)} standalone>
      {t('incidents:ofOrder', { id, garment: garments[0]?.name ?? '', state: t(`incidents:state.${state}`) })}
    </TextLink>
  ))
}
