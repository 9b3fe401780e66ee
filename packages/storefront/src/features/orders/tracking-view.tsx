import { problemText, toProblem } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { formatInstant } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ButtonLink, Card, DescriptionList, ErrorState, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type TrackedOrder, useTrackedOrderQuery } from './tracking-endpoints.ts'
import { trackingSentence, visitText } from './tracking-texts.ts'

/** Where an order is, for everybody who has the link of its newest mail. */
export function TrackingView({ token }: { readonly token: string }) {
  const { t } = useTranslation(['tracking', 'common'])
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useTrackedOrderQuery(token)
  if (data && !error) return <Tracked order={data} />
  if (!error || isFetching) return <TrackingSkeleton />
  const { code } = toProblem(error)
  if (code === statusCodes.linkReplaced.code)
    return (
      <ErrorState title={t('tracking:replaced.title')} actions={<OrderLink />}>
        {t('tracking:replaced.text')}
      </ErrorState>
    )
  if (code === statusCodes.notFound.code)
    return (
      <ErrorState
        title={t('tracking:unknown.title')}
        actions={
          <>
            <OrderLink />
            <ButtonLink href={routePath(language, 'Contact')} appearance="outline">
              {t('tracking:contact')}
            </ButtonLink>
          </>
        }
      >
        {t('tracking:unknown.text')}
      </ErrorState>
    )
  return (
    <ErrorState title={t('tracking:failed')} actions={<RetryButton onRetry={() => void refetch()} />}>
      {problemText(error, t)}
    </ErrorState>
  )
}

/** Placeholder in the document, which is the same for every order. */
export function TrackingSkeleton() {
  const { t } = useTranslation('tracking')
  return <RowsSkeleton label={t('tracking:loading')} rows={4} />
}

function Tracked({ order }: { readonly order: TrackedOrder }) {
  const { t } = useTranslation('tracking')
  const language = useLanguage()
  const { since, pickup, delivery, return_due: isReturnDue } = order
  const visits = [
    ...(pickup
      ? [
          {
            id: 'pickup',
            term: t('tracking:pickup'),
            description: visitText(pickup, 'pickup', language, t),
          },
        ]
      : []),
    ...(delivery
      ? [
          {
            id: 'delivery',
            term: isReturnDue ? t('tracking:return') : t('tracking:delivery'),
            description: visitText(delivery, 'delivery', language, t),
          },
        ]
      : []),
  ]
  return (
    <Card as="section" padding="large" aria-label={t('tracking:title')}>
      <Stack gap="lg" align="start">
        <Stack gap="xs">
          <Heading level={2} size="title3">
            {trackingSentence(order, t)}
          </Heading>
          <Text tone="secondary">{t('tracking:since', { time: formatInstant(since, language) })}</Text>
        </Stack>
        {visits.length > 0 && <DescriptionList entries={visits} layout="stacked" verbatim />}
        <OrderLink />
      </Stack>
    </Card>
  )
}

/** Garments, amounts and changes are for those who log in. */
function OrderLink() {
  const { t } = useTranslation('tracking')
  const language = useLanguage()
  return <ButtonLink href={routePath(language, 'Orders')}>{t('tracking:orders')}</ButtonLink>
}
