import { useLanguage } from '@colada/client/language/use-language'
import { getOrderCalendar } from '@colada/domain/orders/contract'
import type { Order } from '@colada/domain/orders/order'
import { finishedStatuses, orderStatus } from '@colada/domain/orders/status'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { ButtonLink, CalendarIcon, Hidden, Inline } from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface AddToCalendarProps {
  readonly order: Order
  /** Path of the calendar of its visits, to which a calendar can subscribe; empty without it. */
  readonly calendarUrl?: string
}

/** Links to the calendar of an order; nothing without legs, before it is paid, and once it is finished. */
export function AddToCalendar({ order, calendarUrl = '' }: AddToCalendarProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { locator, status, pickups, deliveries } = order
  const isOpen = status !== orderStatus.pendingPayment && !finishedStatuses.includes(status)
  if (!isOpen || pickups.length + deliveries.length === 0) return null
  return (
    <Hidden where="print">
      <Inline gap="sm">
        <ButtonLink
          href={`/api${endpointPath(getOrderCalendar, { locator })}?lang=${language}`}
          appearance="outline"
          size="small"
          iconStart={<CalendarIcon size="small" />}
        >
          {t('orders:calendar.add')}
        </ButtonLink>
        {calendarUrl !== '' && (
          <ButtonLink href={`webcal://${location.host}${calendarUrl}`} appearance="plain" size="small">
            {t('orders:calendar.subscribe')}
          </ButtonLink>
        )}
      </Inline>
    </Hidden>
  )
}
