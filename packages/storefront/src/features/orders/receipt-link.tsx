import { useLanguage } from '@colada/client/language/use-language'
import { getReceipt } from '@colada/domain/documents/contract'
import type { Order } from '@colada/domain/orders/order'
import { hasReceipt } from '@colada/domain/orders/receipt'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { ButtonLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** A link to the receipt of an order's garments; nothing for an order that has none. */
export function ReceiptLink({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (!hasReceipt(order)) return null
  const path = endpointPath(getReceipt, { locator: order.locator })
  return (
    <ButtonLink href={`/api${path}?lang=${language}`} download tone="neutral" appearance="outline" fullWidth>
      {t('orders:detail.receipt')}
    </ButtonLink>
  )
}
