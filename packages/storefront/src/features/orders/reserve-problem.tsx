import { AlertDialog, Button, Callout, List } from '@colada/ui'
import { problemText } from '../../platform/api/problem-text.ts'
import { useWords } from '../../platform/language/words.tsx'
import { priceChanges } from './price-lines.ts'
import type { ReserveProblem } from './use-reserve.ts'

export interface ReserveProblemViewProps {
  readonly problem: ReserveProblem
  /** Tries the very same order again. */
  readonly onRetry: () => void
  /** Asks for free hours and prices anew. */
  readonly onRecalculate: () => void
  readonly onDismiss: () => void
}

/** Why the order was not placed, and the way on (spec 001 §8, Orders and payment). */
export function ReserveProblemView({ problem, onRetry, onRecalculate, onDismiss }: ReserveProblemViewProps) {
  const { t } = useWords()
  if (problem.kind === 'prices') {
    const changes = priceChanges(problem.before, problem.now, t)
    return (
      <Callout tone="warning" live="alert" title={t('orders:problem.pricesTitle')}>
        <List items={changes.map(({ id, text }) => ({ id, content: text }))} />
        {t('orders:problem.pricesText')}
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
        actions={<Button onClick={onRetry}>{t('account:calls.retry')}</Button>}
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
