import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, EmptyState } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { statusText } from '../../platform/format/order-status.ts'

/** The order's status advanced during a change, which is no longer possible. */
export function OrderNotChangeable({ order: { id, locator, status } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <EmptyState
      title={t('orders:direct.movedTitle')}
      actions={
        <ButtonLink href={routePath(language, 'OrderDetail', { id })}>
          {t('orders:direct.movedToOrder')}
        </ButtonLink>
      }
    >
      {t('orders:direct.movedText', { locator, status: statusText(status, t) })}
    </EmptyState>
  )
}
