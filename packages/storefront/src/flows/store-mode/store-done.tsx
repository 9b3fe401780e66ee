import { problemText, toProblem } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { counterChoiceOf } from '@colada/domain/orders/counter-process'
import type { Order } from '@colada/domain/orders/order'
import { processTypes } from '@colada/domain/orders/process'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, ButtonLink, ErrorState, Text, ThankYou } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { useGetStoreModeQuery } from '../../features/account/login/store-mode.ts'
import { useOrderQuery } from '../../features/orders/endpoints.ts'
import { InvalidOrder } from '../../features/orders/invalid-order.tsx'
import type { CounterOutcome } from '../../features/orders/use-counter-payment.tsx'
import { PaymentSkeleton } from '../../features/payment/payment-skeleton.tsx'
import { backofficeOrder, counterOf, useLeaveStoreMode } from '../../shell/store-mode/use-leave-store-mode.ts'

/** An order that staff have placed: how it was paid, its papers in the back office, and the next customer. */
export default function StoreDone() {
  const { t } = useTranslation(['common', 'orders', 'store'])
  const language = useLanguage()
  const leave = useLeaveStoreMode()
  const outcome = readOutcome(useLocation().state)
  const id = Number(useParams().id)
  const mode = useGetStoreModeQuery()
  const { data, error, refetch } = useOrderQuery(id, { skip: !(id > 0) })

  // The marker of store mode is only a cookie; the API knows the session.
  if (mode.data === null) return <Navigate to={routePath(language, 'NotFound')} replace />
  const failure = [error, mode.error].find((found) => found && toProblem(found).kind !== 'refused')
  if (failure && !(data && mode.data)) {
    const retry = () => {
      void mode.refetch()
      if (id > 0) void refetch()
    }
    return (
      <ErrorState level={1} title={t('orders:detail.failed')} actions={<RetryButton onRetry={retry} />}>
        {problemText(failure, t)}
      </ErrorState>
    )
  }
  if (error || !(id > 0)) return <InvalidOrder ordersHref={routePath(language, 'Orders')} />
  if (!data || !mode.data) return <PaymentSkeleton />
  const { order } = data
  const { backoffice_url: backofficeUrl } = mode.data
  const orderHref = backofficeOrder(backofficeUrl, order.locator)
  const paid = howPaid(order, outcome)
  return (
    <ThankYou
      title={t('store:done.title')}
      headingLevel={1}
      text={
        <>
          <Text weight="bold">{t(`store:done.${paid}`)}</Text>
          <Text>
            {paid === 'unpaid' || order.pending > 0
              ? t('store:done.pending', { amount: formatMoney(order.pending || order.total) })
              : t('store:done.amount', { amount: formatMoney(order.total) })}
          </Text>
          {outcome && outcome.changeGiven > 0 && (
            <Text>{t('store:done.change', { amount: formatMoney(outcome.changeGiven) })}</Text>
          )}
        </>
      }
      locator={{ label: t('store:done.locator'), value: order.locator }}
      actions={
        <>
          <Button onClick={() => void leave(counterOf(backofficeUrl))}>{t('store:done.next')}</Button>
          <ButtonLink appearance="outline" href={orderHref} target="_blank">
            {t('store:done.print')}
          </ButtonLink>
          <ButtonLink appearance="outline" href={orderHref}>
            {t('store:done.order')}
          </ButtonLink>
          <Button appearance="plain" onClick={() => void leave(routePath(language, 'Home'))}>
            {t('store:done.finish')}
          </Button>
        </>
      }
    />
  )
}

/** How an order was paid: as the page that led here says, else as it was placed. */
function howPaid(order: Order, outcome: CounterOutcome | null) {
  const process = outcome?.processType ?? findProcess(order.processType)
  const choice = process ? counterChoiceOf(process) : 'web'
  if (choice !== 'web') return choice
  if (order.isOnAccount) return 'billed'
  return order.pending > 0 ? 'unpaid' : 'web'
}

function readOutcome(state: unknown): CounterOutcome | null {
  const { processType, changeGiven = 0 } = (state ?? {}) as Partial<CounterOutcome>
  const known = findProcess(processType)
  return known ? { processType: known, changeGiven: Number(changeGiven) } : null
}

const findProcess = (name: unknown) => processTypes.find((type) => type === name)
