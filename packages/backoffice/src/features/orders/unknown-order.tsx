import { ButtonLink, EmptyState } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** No order has this locator. */
export function UnknownOrder() {
  const { t } = useTranslation(['orders', 'shell'])
  return (
    <EmptyState
      level={1}
      title={t('orders:detail.unknownTitle')}
      actions={<ButtonLink href="/orders">{t('orders:detail.back')}</ButtonLink>}
    >
      <title>{`${t('orders:detail.unknownTitle')} | ${t('shell:name')}`}</title>
      {t('orders:detail.unknownText')}
    </EmptyState>
  )
}
