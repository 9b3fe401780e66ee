import type { ApiError } from '@colada/client/api/base-query'
import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import {
  Button,
  Callout,
  OrderSummary,
  PriceSummary,
  type PriceSummaryProps,
  Text,
  TextButton,
} from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooSoon, ReserveProblemView, type WayOut } from './reserve-problem.tsx'
import type { useReserve } from './use-reserve.ts'

export interface BindingSummaryProps {
  readonly heading: string
  /** What is bought or changed. */
  readonly children: ReactNode
  readonly price: Omit<PriceSummaryProps, 'busy'>
  /** Shown below the price. */
  readonly priceNote?: ReactNode
  /** Query of the price; the button is unavailable until it has settled. */
  readonly priceQuery: {
    readonly isSettled: boolean
    readonly isFetching: boolean
    readonly error?: ApiError | SerializedError | undefined
    readonly refetch: () => unknown
  }
  /** What the customer still has to choose; makes the button unavailable. */
  readonly missing?: string | undefined
  readonly button: string
  readonly loadingLabel: string
  /** What the button obliges to, in one line. */
  readonly note: string
  /** Details of the note, shown on demand. */
  readonly noteDetails?: string | undefined
  readonly reservation: ReturnType<typeof useReserve>
  /** The way out of garments that would not be ready in time; only where garments join an order. */
  readonly tooSoon?: WayOut
  readonly onPlace: () => void
  readonly onRecalculate: () => void
}

/** Id of the binding button, to move the focus to it. */
export const bindingButtonId = 'place-order'

/** Price and binding button of an order or change, with the errors of both (trust 11). */
export function BindingSummary(props: BindingSummaryProps) {
  const {
    heading,
    children,
    price,
    priceNote,
    priceQuery,
    missing,
    button,
    loadingLabel,
    note,
    noteDetails,
    reservation,
    tooSoon,
  } = props
  const { t } = useTranslation(['common', 'orders'])
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
          {priceQuery.error && !priceQuery.isFetching && (
            <Callout
              tone="danger"
              live="alert"
              actions={
                tooSoon && isTooSoon(priceQuery.error) ? (
                  <Button onClick={tooSoon.onClick}>{tooSoon.label}</Button>
                ) : (
                  <RetryButton onRetry={priceQuery.refetch} />
                )
              }
            >
              {problemText(priceQuery.error, t)}
            </Callout>
          )}
          {reservation.problem && (
            <ReserveProblemView
              problem={reservation.problem}
              ordersHref={routePath(language, 'Orders')}
              onRetry={props.onPlace}
              onRecalculate={props.onRecalculate}
              onDismiss={reservation.dismiss}
              {...(tooSoon && { tooSoon })}
            />
          )}
          <Button
            id={bindingButtonId}
            size="large"
            fullWidth
            loading={reservation.isPlacing}
            loadingLabel={loadingLabel}
            unavailableReason={missing ?? (priceQuery.isSettled ? undefined : t('orders:checkout.pricing'))}
            onClick={props.onPlace}
          >
            {button}
          </Button>
          <BindingNote note={note} details={noteDetails} />
        </>
      }
    >
      {children}
      <PriceSummary {...price} busy={priceQuery.isFetching} />
      {priceNote}
    </OrderSummary>
  )
}

function BindingNote({ note, details }: { readonly note: string; readonly details: string | undefined }) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Text size="small" tone="muted">
        {note}{' '}
        {details && (
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'orders:checkout.lawLess' : 'orders:checkout.lawMore')}
          </TextButton>
        )}
      </Text>
      {isOpen && (
        <Text size="small" tone="muted">
          {details}
        </Text>
      )}
    </>
  )
}
