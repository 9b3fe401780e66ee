import { toProblem } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Badge, ButtonLink, EmptyState, Heading, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { ClaimActionForm } from './claim-action-form.tsx'
import { ClaimFacts, ClaimGarments } from './claim-facts.tsx'
import { useClaimQuery } from './endpoints.ts'

/** Everything of a claim, and what the member may do with it. The API records who opens it. */
export function ClaimView({ id }: { readonly id: number }) {
  const { t } = useTranslation(['incidents', 'shell'])
  const { currentData: data, ...result } = useClaimQuery(id, { refetchOnMountOrArgChange: true })
  const title = t('incidents:claim', { id })
  if (result.error && toProblem(result.error).code === statusCodes.notFound.code) {
    return (
      <EmptyState
        level={1}
        title={t('incidents:unknown')}
        actions={<ButtonLink href="/incidents">{t('incidents:back')}</ButtonLink>}
      >
        <title>{`${t('incidents:unknown')} | ${t('shell:name')}`}</title>
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <title>{`${title} | ${t('shell:name')}`}</title>
      <TextLink href="/incidents" standalone>
        {t('incidents:back')}
      </TextLink>
      <Inline gap="md">
        <Heading level={1}>{title}</Heading>
        {data && <Badge>{t(`incidents:state.${data.state}`)}</Badge>}
        {data?.is_overdue && <Badge tone="danger">{t('incidents:overdue')}</Badge>}
      </Inline>
      <QueryView
        query={{ ...result, data }}
        loadingLabel={t('incidents:loading')}
        rows={8}
        failedTitle={t('incidents:failed')}
      >
        {(claim) => (
          <Stack gap="lg">
            <ClaimFacts claim={claim} />
            <ClaimGarments claim={claim} />
            {claim.allowed.length > 0 && <ClaimActionForm claim={claim} />}
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}
