import { useLanguage } from '@colada/client/language/use-language'
import { getOrderCalendar } from '@colada/domain/orders/contract'
import type { Order } from '@colada/domain/orders/order'
import { finishedStatuses, orderStatus } from '@colada/domain/orders/status'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { ButtonLink, CalendarIcon, Hidden } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** A link to the calendar file of an order; nothing without legs, before it is paid, and once it is finished. */
export function AddToCalendar({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { locator, status, pickups, deliveries } = order
  const isOpen = status !== orderStatus.pendingPayment && !finishedStatuses.includes(status)
  if (!isOpen || pickups.length + deliveries.length === 0) return null
  return (
    <Hidden where="print">
      <ButtonLink
        href={`/api${endpointPath(getOrderCalendar, { locator })}?lang=${language}`}
        appearance="outline"
        size="small"
        iconStart={<CalendarIcon size="small" />}
      >
        {t('orders:calendar.add')}
      </ButtonLink>
    </Hidden>
  )
}
