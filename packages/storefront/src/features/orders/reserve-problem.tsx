import { AlertDialog, Button, ButtonLink, Callout, Text } from '@colada/ui'
import { problemText } from '../../platform/api/problem-text.ts'
import { useTranslation } from 'react-i18next'
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
}

/** Why the order was not placed, with the next action (spec 001 §8, Orders and payment). */
export function ReserveProblemView(props: ReserveProblemViewProps) {
  const { problem, ordersHref, onRetry, onRecalculate, onDismiss } = props
  const { t } = useTranslation(['account', 'orders', 'payment', 'schedule'])
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
            {t('account:calls.retry')}
          </Button>
        }
      >
        {t('orders:problem.unknownText')}
      </Callout>
    )
  }
  const unavailable = problem.kind === 'unavailable'
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onDismiss()}
      title={t(unavailable ? 'orders:problem.unavailableTitle' : 'orders:problem.errorTitle')}
      description={problemText(problem.problem, t)}
      cancelLabel={t('account:calls.close')}
      confirmLabel={t(unavailable ? 'orders:problem.recalculate' : 'orders:problem.reload')}
      onConfirm={unavailable ? onRecalculate : () => location.reload()}
    />
  )
}
