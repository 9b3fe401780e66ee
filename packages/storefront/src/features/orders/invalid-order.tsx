import { ButtonLink, EmptyState, Image } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** The page of an order that is not the customer's (spec 000 §2, Order detail). */
export function InvalidOrder({ ordersHref }: { ordersHref: string }) {
  const { t } = useTranslation('orders')
  return (
    <EmptyState
      title={t('orders:detail.invalidTitle')}
      picture={<Image src="/pictures/empty/not-found.svg" alt="" width={320} height={240} />}
      actions={<ButtonLink href={ordersHref}>{t('orders:detail.toOrders')}</ButtonLink>}
    >
      {t('orders:detail.invalidText')}
    </EmptyState>
  )
}
