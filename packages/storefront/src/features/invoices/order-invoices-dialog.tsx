import { QueryView } from '@colada/client/api/query-view'
import type { Order } from '@colada/domain/orders/order'
import { Button, DialogContent, DialogRoot, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { useMeQuery } from '../account/endpoints.ts'
import { useOrderInvoicesQuery } from './endpoints.ts'
import { InvoiceList } from './invoice-list.tsx'
import { TaxDataForm } from './tax-data-form.tsx'

export interface OrderInvoicesDialogProps {
  readonly order: Order
  readonly onClose: () => void
}

/** The invoices of an order, and the form for a full one in place of a simplified one. */
export default function OrderInvoicesDialog({ order, onClose }: OrderInvoicesDialogProps) {
  const { t } = useTranslation(['common', 'invoices'])
  const me = useMeQuery().data
  const query = useOrderInvoicesQuery(order.id)
  const [asks, setAsks] = useState(false)
  const canAsk = query.data?.some(({ kind, replaced_by }) => kind === 'F2' && replaced_by === null)
  const issued = () => {
    setAsks(false)
    notify({ key: 'invoices:form.done', tone: 'success' })
  }
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={asks ? t('invoices:form.title') : t('invoices:ofOrder', { locator: order.locator })}
        closeLabel={t('common:calls.close')}
      >
        {asks ? (
          <TaxDataForm
            orderId={order.id}
            initial={{
              name: me ? me.businessName || `${me.firstName} ${me.lastName}`.trim() : '',
              cif: me?.taxId ?? '',
              address: me ? [me.billingAddress, me.billingLocation].filter(Boolean).join(', ') : '',
            }}
            onIssued={issued}
          />
        ) : (
          <QueryView
            query={query}
            loadingLabel={t('invoices:loading')}
            rows={1}
            failedTitle={t('invoices:failed')}
          >
            {(invoices) => (
              <Stack gap="md">
                {invoices.length === 0 ? (
                  <Text tone="secondary">
                    {t(order.isOnAccount ? 'invoices:onAccount' : 'invoices:none')}
                  </Text>
                ) : (
                  <InvoiceList invoices={invoices} />
                )}
                {canAsk && (
                  <Button tone="neutral" appearance="outline" fullWidth onClick={() => setAsks(true)}>
                    {t('invoices:form.open')}
                  </Button>
                )}
              </Stack>
            )}
          </QueryView>
        )}
      </DialogContent>
    </DialogRoot>
  )
}
