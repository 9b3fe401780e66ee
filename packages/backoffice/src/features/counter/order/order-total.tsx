import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { formatMoney } from '@colada/domain/money/format-money'
import { Callout, PriceSummary, Text } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'
import type { Quote } from './endpoints.ts'

export interface OrderTotalProps {
  readonly quote: Quote | undefined
  readonly isBusy: boolean
  readonly error: ApiError | SerializedError | undefined
}

/** What the order costs, as the API calculates it. */
export function OrderTotal({ quote, isBusy, error }: OrderTotalProps) {
  const { t } = useTranslation(['counter', 'common'])
  if (error && !isBusy)
    return (
      <Callout tone="danger" live="alert">
        {problemText(error, t)}
      </Callout>
    )
  if (!quote) return <Text tone="secondary">{t('counter:total.none')}</Text>
  const { items, transport, discount, total } = quote.prices
  return (
    <PriceSummary
      label={t('counter:total.label')}
      busy={isBusy}
      lines={[
        { id: 'items', label: t('counter:total.items'), value: formatMoney(items) },
        { id: 'transport', label: t('counter:total.transport'), value: formatMoney(transport) },
      ]}
      {...(discount > 0 && {
        discount: { id: 'discount', label: t('counter:total.discount'), value: `−${formatMoney(discount)}` },
      })}
      total={{ label: t('counter:total.total'), value: formatMoney(total), note: t('counter:total.vat') }}
    />
  )
}
