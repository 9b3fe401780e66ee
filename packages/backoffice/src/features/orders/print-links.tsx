import { useLanguage } from '@colada/client/language/use-language'
import { receiptFormats } from '@colada/domain/documents/receipt-format'
import type { Order } from '@colada/domain/orders/order'
import { hasReceipt } from '@colada/domain/orders/receipt'
import { getStaffLabels, getStaffReceipt } from '@colada/domain/staff/documents-contract'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { ButtonLink, Inline } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/**
 * Links to the papers of an order, which the browser prints; nothing for an order without them. The receipt is in the
 * language of the order, the labels in that of the staff member.
 */
export function PrintLinks({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (!hasReceipt(order)) return null
  const { locator } = order
  const papers = [
    ...receiptFormats.map((format) => ({
      id: format,
      href: `${endpointPath(getStaffReceipt, { locator })}?format=${format}`,
      label: t(`orders:print.${format}`),
    })),
    {
      id: 'labels',
      href: `${endpointPath(getStaffLabels, { locator })}?lang=${language}`,
      label: t('orders:print.labels'),
    },
  ]
  return (
    <Inline gap="xs">
      {papers.map(({ id, href, label }) => (
        <ButtonLink
          key={id}
          href={`/api${href}`}
          target="_blank"
          rel="noopener"
          tone="neutral"
          appearance="outline"
          size="small"
        >
          {label}
        </ButtonLink>
      ))}
    </Inline>
  )
}
