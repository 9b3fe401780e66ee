import { problemText, toProblem } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import type { CancellationPreview } from '@colada/domain/cancellation/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, ButtonLink, Callout, DialogContent, DialogRoot, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices/notices.ts'
import { CancellationSummary } from './cancellation-summary.tsx'
import { useCancellationQuery, useCancelOrderMutation } from './endpoints.ts'

export interface CancelDialogProps {
  readonly order: Order
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What comes back and what is kept when an order is cancelled, and the button that does it. */
export default function CancelDialog({ order, open, onOpenChange }: CancelDialogProps) {
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      {open && <Content order={order} onClose={() => onOpenChange(false)} />}
    </DialogRoot>
  )
}

function Content({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { t } = useTranslation(['cancel', 'common'])
  const { id, locator } = order
  const [cancelOrder, { isLoading, isSuccess, error }] = useCancelOrderMutation()
  const preview = useCancellationQuery(id, { refetchOnMountOrArgChange: true, skip: isSuccess })
  const hasChanged = error !== undefined && toProblem(error).code === statusCodes.cancellationChanged.code

  // Once the page has the cancelled order, it no longer renders this dialog; the focus moves to its content then.
  const cancel = async ({ version, refund }: CancellationPreview) => {
    const { data: cancelled } = await cancelOrder({ orderId: id, version })
    if (!cancelled) return
    const isRefunded = refund > 0 && !order.isOnAccount
    const params = { locator, amount: formatMoney(refund) }
    notify({ key: isRefunded ? 'cancel:done' : 'cancel:doneFree', params, tone: 'success' })
  }
  const { data } = preview

  return (
    <DialogContent
      title={t(data?.canCancel === false ? 'cancel:closedTitle' : 'cancel:title', { locator })}
      closeLabel={t('cancel:close')}
      actions={
        data && (
          <Actions
            order={order}
            preview={data}
            isBusy={isLoading || isSuccess}
            onClose={onClose}
            onConfirm={() => void cancel(data)}
          />
        )
      }
    >
      <Stack gap="md">
        {error && (
          <Callout tone={hasChanged ? 'warning' : 'danger'} live="alert">
            {hasChanged ? t('cancel:changed') : problemText(error, t)}
          </Callout>
        )}
        <QueryView
          query={preview}
          loadingLabel={t('cancel:loading')}
          rows={4}
          failedTitle={t('cancel:failed')}
        >
          {(shown) =>
            shown.canCancel ? (
              <CancellationSummary order={order} preview={shown} />
            ) : (
              <Text>{t(`cancel:next.${shown.nextStep ?? 'none'}`)}</Text>
            )
          }
        </QueryView>
      </Stack>
    </DialogContent>
  )
}

interface ActionsProps {
  readonly order: Order
  readonly preview: CancellationPreview
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** The buttons; where nothing can be cancelled, the way to what is still possible. */
function Actions({ order, preview, isBusy, onClose, onConfirm }: ActionsProps) {
  const { t } = useTranslation('cancel')
  const language = useLanguage()
  const { id, locator } = order
  const { canCancel, nextStep, refund } = preview
  const outlined = { tone: 'neutral', appearance: 'outline' } as const
  if (!canCancel) {
    return (
      <>
        <Button {...outlined} onClick={onClose}>
          {t('cancel:close')}
        </Button>
        {nextStep === 'withdraw' && (
          <ButtonLink
            href={`${routePath(language, 'Withdrawal')}?${new URLSearchParams({ order: locator })}#form`}
          >
            {t('cancel:toWithdrawal')}
          </ButtonLink>
        )}
        {nextStep === 'report' && (
          <ButtonLink href={routePath(language, 'ReportIncident', { id })}>{t('cancel:toReport')}</ButtonLink>
        )}
      </>
    )
  }
  const hasAmount = refund > 0 && !order.isOnAccount
  return (
    <>
      <Button {...outlined} onClick={onClose}>
        {t('cancel:keep')}
      </Button>
      <Button tone="danger" loading={isBusy} loadingLabel={t('cancel:busy')} onClick={onConfirm}>
        {hasAmount ? t('cancel:confirmAmount', { amount: formatMoney(refund) }) : t('cancel:confirm')}
      </Button>
    </>
  )
}
