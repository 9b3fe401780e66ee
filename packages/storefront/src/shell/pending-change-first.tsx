import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { getPayable } from '@colada/domain/orders/payable'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { GiveUp } from './give-up.tsx'

/** Another change of the order waits for its payment: it is paid or given up first, so that nobody loses it. */
export function PendingChangeFirst({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const isItems = getPayable(order) === 'items'
  return (
    <EmptyState
      title={t(isItems ? 'orders:pendingFirst.items' : 'orders:pendingFirst.dates')}
      actions={
        <>
          <ButtonLink href={routePath(language, 'Payment', { id: order.id })}>
            {t('orders:actions.pay')}
          </ButtonLink>
          <GiveUp order={order} />
        </>
      }
    >
      {t('orders:pendingFirst.text', { locator: order.locator })}
    </EmptyState>
  )
}
