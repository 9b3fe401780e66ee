import { Pagination, type PaginationProps } from '@colada/ui'
import { useWords } from '../../platform/language/words.tsx'

/** The way to the other pages of a customer's orders. */
export default function OrdersPages(props: Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf'>) {
  const { t } = useWords()
  return (
    <Pagination
      {...props}
      label={t('orders:list.pages')}
      words={{
        previous: t('orders:list.previous'),
        next: t('orders:list.next'),
        page: (target) => t('orders:list.page', { page: target }),
      }}
    />
  )
}
