import type { ApiError } from '@colada/client/api/base-query'
import { problemText, toProblem } from '@colada/client/api/problem-text'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { AlertDialog, Button, ButtonLink, Callout, Text } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/api.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { priceChanges } from './price-lines.ts'
import type { ReserveProblem } from './use-reserve.ts'

export interface ReserveProblemViewProps {
  readonly problem: ReserveProblem
  readonly ordersHref: string
  /** Sends the same order again. */
  readonly onRetry: () => void
  /** Fetches slots and prices again. */
  readonly onRecalculate: () => void
  readonly onDismiss: () => void
  /** The way out of garments that would not be ready in time. */
  readonly tooSoon?: WayOut
}

/** An action that solves a problem. */
export interface WayOut {
  readonly label: string
  readonly onClick: () => void
}

/** Whether garments would not be ready by the agreed delivery, which has to be changed first. */
export function isTooSoon(error: ApiError | SerializedError): boolean {
  return toProblem(error).code === statusCodes.deliveryTooSoon.code
}

/** Why the order was not placed, with the next action (spec 001 §8, Orders and payment). */
export function ReserveProblemView(props: ReserveProblemViewProps) {
  const { problem, ordersHref, onRetry, onRecalculate, onDismiss, tooSoon } = props
  const { t } = useTranslation(['common', 'orders', 'payment', 'schedule'])
  const dispatch = useAppDispatch()
  if (problem.kind === 'unfinished') {
    return (
      <Callout
        tone="warning"
        title={t('orders:problem.unfinishedTitle')}
        actions={
          <ButtonLink href={ordersHref} appearance="outline">
            {t('orders:detail.toOrders')}
          </ButtonLink>
        }
      >
        {t('orders:problem.unfinishedText')}
      </Callout>
    )
  }
  if (problem.kind === 'prices') {
    const changes = priceChanges(problem.before, problem.now, t)
    return (
      <Callout tone="warning" live="alert" title={t('orders:problem.pricesTitle')}>
        {changes.map(({ id, text }) => (
          <Text key={id}>{text}</Text>
        ))}
        <Text>{t('orders:problem.pricesText')}</Text>
      </Callout>
    )
  }
  if (problem.kind === 'unknown') {
    const offline = problem.problem.kind === 'offline'
    return (
      <Callout
        tone="warning"
        live="alert"
        title={t(offline ? 'orders:problem.offlineTitle' : 'orders:problem.unknownTitle')}
        actions={
          <Button appearance="outline" onClick={onRetry}>
            {t('common:calls.retry')}
          </Button>
        }
      >
        {t('orders:problem.unknownText')}
      </Callout>
    )
  }
  const unavailable = problem.kind === 'unavailable'
  const reload = { label: t('orders:problem.reload'), onClick: () => location.reload() }
  const recalculate = { label: t('orders:problem.recalculate'), onClick: onRecalculate }
  // The price is now one that the company pays at once: its button says so.
  const payNow = {
    label: t('orders:problem.payNow'),
    onClick: () => {
      dispatch(api.util.invalidateTags(['Me']))
      onDismiss()
    },
  }
  const isOverCredit = toProblem(problem.problem).code === statusCodes.creditExceeded.code
  const refused = isOverCredit ? payNow : reload
  const wayOut = unavailable ? recalculate : tooSoon && isTooSoon(problem.problem) ? tooSoon : refused
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onDismiss()}
      title={t(unavailable ? 'orders:problem.unavailableTitle' : 'orders:problem.errorTitle')}
      description={problemText(problem.problem, t)}
      cancelLabel={t('common:calls.close')}
      confirmLabel={wayOut.label}
      onConfirm={wayOut.onClick}
    />
  )
}
