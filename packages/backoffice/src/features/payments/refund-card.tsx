import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Card, FieldGroup, Grid, Heading, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import type { CounterRefund } from './endpoints.ts'
import { PayOutForm } from './pay-out-form.tsx'

export interface RefundCardProps {
  readonly refund: CounterRefund
  /** In a list of several orders. */
  readonly showsOrder?: boolean
  readonly onDone: () => void
}

/** A refund that waits, and the form that records that it was given back. */
export function RefundCard({ refund, showsOrder = false, onDone }: RefundCardProps) {
  const { t } = useTranslation('drawer')
  const language = useLanguage()
  const { localizador: locator, created_at: createdAt } = refund
  const amount = formatMoney(fromEuros(refund.amount))
  return (
    <Card as="section" padding="large">
      <Stack gap="sm">
        <Heading level={2} size="title4">
          {showsOrder ? (
            <TextLink href={orderPath(locator)}>{t('drawer:refunds.order', { locator })}</TextLink>
          ) : (
            t('drawer:refunds.title')
          )}
        </Heading>
        <Text>{t('drawer:refunds.since', { time: formatDateTime(createdAt, language) })}</Text>
        <Text>{t('drawer:refunds.paidBy', { way: t(`drawer:payment.ways.${refund.method}`) })}</Text>
        <FieldGroup label={t('drawer:refunds.open', { amount })}>
          <Grid columns={{ base: 1, md: 2 }}>
            <PayOutForm refund={refund} onDone={onDone} />
          </Grid>
        </FieldGroup>
      </Stack>
    </Card>
  )
}
