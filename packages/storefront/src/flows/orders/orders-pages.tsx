import { Pagination, type PaginationProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** Pagination of the order list. */
export default function OrdersPages(props: Pick<PaginationProps, 'page' | 'pageCount' | 'getHref'>) {
  const { t } = useTranslation('orders')
  return (
    <Pagination
      {...props}
      label={t('orders:list.pages')}
      labels={{
        previous: t('orders:list.previous'),
        next: t('orders:list.next'),
        page: (target) => t('orders:list.page', { page: target }),
      }}
    />
  )
}
