import { problemText, toProblem } from '@colada/client/api/problem-text'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ButtonLink, EmptyState, Skeleton, SkeletonGroup, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useEmailConfirmationQuery } from './link-endpoints.ts'
import { LinkExpired, LinkFailed } from './link-gate.tsx'

/** Confirms an e-mail address with the token of a mail, by a request that only scripts send. */
export function EmailConfirmation({ token }: { token: string }) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const { data, error, refetch } = useEmailConfirmationQuery(token)
  if (error) {
    if (toProblem(error).code !== statusCodes.linkInvalid.code)
      return <LinkFailed message={problemText(error, t)} onRetry={() => void refetch()} />
    return (
      <LinkExpired href={routePath(language, 'Profile')} label={t('account:confirmEmail.profile')}>
        {t('account:confirmEmail.expired')}
      </LinkExpired>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('account:confirmEmail.busy')}>
        <Stack gap="md" align="center">
          <Skeleton />
          <Skeleton shape="control" />
        </Stack>
      </SkeletonGroup>
    )
  }
  const { email, mergedOrders } = data
  return (
    <div role="status">
      <EmptyState
        title={t('account:confirmEmail.done')}
        actions={
          mergedOrders > 0 ? (
            <ButtonLink href={routePath(language, 'Orders')}>{t('account:confirmEmail.orders')}</ButtonLink>
          ) : (
            <ButtonLink href={routePath(language, 'Home')}>{t('account:confirmEmail.home')}</ButtonLink>
          )
        }
      >
        <p>{t('account:confirmEmail.address', { email })}</p>
        {mergedOrders > 0 && <p>{t('account:confirmEmail.merged', { count: mergedOrders })}</p>}
      </EmptyState>
    </div>
  )
}
