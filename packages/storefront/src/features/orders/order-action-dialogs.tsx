import type { Order } from '@colada/domain/orders/order'
import { AlertDialog, Button, DialogContent, DialogRoot } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderActionDialog, useOrderActions } from './use-order-actions.ts'

export interface OrderActionDialogsProps {
  readonly order: Order
  readonly actions: ReturnType<typeof useOrderActions>
}

const confirmDialogs = [
  'leave-other',
  'set-aside',
  'empty-cart',
] as const satisfies readonly OrderActionDialog[]

const keys = { 'leave-other': 'other', 'set-aside': 'aside', 'empty-cart': 'empty' } as const

/** Confirmation dialogs of order actions (spec 000 §4, Repeat order and Resolve incident). */
export function OrderActionDialogs({ order: { locator }, actions }: OrderActionDialogsProps) {
  const { t } = useTranslation(['common', 'orders'])
  const { dialog, confirm, close, repeat } = actions
  return (
    <>
      {confirmDialogs.map((each) => (
        <AlertDialog
          key={each}
          open={dialog === each}
          onOpenChange={(open) => !open && close(each)}
          title={t(`orders:questions.${keys[each]}.title`)}
          description={t(`orders:questions.${keys[each]}.text`, { locator })}
          cancelLabel={t(`orders:questions.${keys[each]}.cancel`)}
          confirmLabel={t(`orders:questions.${keys[each]}.confirm`)}
          onConfirm={confirm}
        />
      ))}
      <DialogRoot open={dialog === 'add-clothes'} onOpenChange={(open) => !open && close('add-clothes')}>
        <DialogContent
          size="small"
          title={t('orders:questions.more.title')}
          description={t('orders:questions.more.text', { locator })}
          closeLabel={t('common:calls.close')}
          actions={
            <>
              <Button tone="neutral" appearance="outline" onClick={() => repeat(false)}>
                {t('orders:questions.more.cancel')}
              </Button>
              <Button onClick={() => repeat(true)}>{t('orders:questions.more.confirm')}</Button>
            </>
          }
        />
      </DialogRoot>
    </>
  )
}
