import { Button, Callout, OrderSummary, PriceSummary, type PriceSummaryProps, Text } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { ReserveProblemView } from '../../features/orders/reserve-problem.tsx'
import type { useReserve } from '../../features/orders/use-reserve.ts'
import type { ApiError } from '../../platform/api/base-query.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { routePath } from '../../platform/routes/paths.ts'

export interface BindingSummaryProps {
  readonly heading: string
  /** What is bought or changed. */
  readonly children: ReactNode
  readonly price: Omit<PriceSummaryProps, 'busy'>
  /** What there is to say of the price, below it. */
  readonly aboutPrice?: ReactNode
  /** Where the price comes from; without it nothing can be agreed to. */
  readonly source: {
    readonly isSettled: boolean
    readonly isFetching: boolean
    readonly error?: ApiError | SerializedError | undefined
    readonly refetch: () => unknown
  }
  /** What is still to be chosen. */
  readonly missing?: string | undefined
  readonly button: string
  readonly busy: string
  /** What pressing the button means. */
  readonly note: string
  readonly reservation: ReturnType<typeof useReserve>
  readonly onPlace: () => void
  readonly onRecalculate: () => void
}

/** What something costs, and the step that binds, with whatever goes wrong on the way (trust 11). */
export function BindingSummary(props: BindingSummaryProps) {
  const { heading, children, price, aboutPrice, source, missing, button, busy, note, reservation } = props
  const { t } = useTranslation(['account', 'orders'])
  const language = useLanguage()
  return (
    <OrderSummary
      sticky
      heading={heading}
      headingLevel={2}
      action={
        <>
          {missing && (
            <Text size="small" tone="secondary">
              {missing}
            </Text>
          )}
          {source.error && !source.isFetching && (
            <Callout
              tone="danger"
              live="alert"
              actions={<Button onClick={() => void source.refetch()}>{t('account:calls.retry')}</Button>}
            >
              {problemText(source.error, t)}
            </Callout>
          )}
          {reservation.problem && (
            <ReserveProblemView
              problem={reservation.problem}
              ordersHref={routePath(language, 'Orders')}
              onRetry={props.onPlace}
              onRecalculate={props.onRecalculate}
              onDismiss={reservation.dismiss}
            />
          )}
          <Button
            size="large"
            fullWidth
            loading={reservation.isPlacing}
            loadingLabel={busy}
            unavailableBecause={missing ?? (source.isSettled ? undefined : t('orders:checkout.pricing'))}
            onClick={props.onPlace}
          >
            {button}
          </Button>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </>
      }
    >
      {children}
      <PriceSummary {...price} busy={source.isFetching} />
      {aboutPrice}
    </OrderSummary>
  )
}
