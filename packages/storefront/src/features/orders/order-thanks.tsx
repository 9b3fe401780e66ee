import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { isChargeable } from '@colada/domain/orders/balance'
import type { Order } from '@colada/domain/orders/order'
import { ButtonLink, DescriptionList, type HeadingLevel, Stack, ThankYou } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddToCalendar } from './add-to-calendar.tsx'
import { legEntries } from './leg-entries.ts'

export interface OrderThanksProps {
  readonly order: Order
  readonly orderHref: string
  readonly homeHref: string
  readonly headingLevel?: HeadingLevel
  /** For changes of an existing order. */
  readonly title?: string
  readonly text?: string
  /** Explains the next steps to new customers. */
  readonly children?: ReactNode
}

/** The confirmation of an order: its locator, its legs, and a link to it. */
export function OrderThanks(props: OrderThanksProps) {
  const { order, orderHref, homeHref, headingLevel = 2, title, text, children } = props
  const { t } = useTranslation(['orders', 'schedule'])
  const language = useLanguage()
  const legs = legEntries(order, language, t)
  const kind = thanksKind(order)
  const amount = formatMoney(kind === 'pending' ? order.pending : order.total)
  return (
    <ThankYou
      title={title ?? t('orders:thanks.title')}
      headingLevel={headingLevel}
      text={text ?? t(`orders:thanks.${kind}`, { amount })}
      locator={{ label: t('orders:thanks.locator'), value: order.locator }}
      actions={
        <>
          <ButtonLink href={orderHref}>{t('orders:thanks.follow')}</ButtonLink>
          <ButtonLink href={homeHref} appearance="outline">
            {t('orders:thanks.home')}
          </ButtonLink>
        </>
      }
    >
      {(legs.length > 0 || children) && (
        <Stack gap="lg">
          {legs.length > 0 && <DescriptionList verbatim layout="stacked" entries={legs} />}
          <AddToCalendar order={order} />
          {children}
        </Stack>
      )}
    </ThankYou>
  )
}

/** How an order is paid: on account, by a payment that has arrived, later since it costs too little, or not at all. */
function thanksKind({ isOnAccount, pending, total }: Order): 'billed' | 'pending' | 'paid' | 'processed' {
  if (isOnAccount) return 'billed'
  if (pending > 0) return 'pending'
  return isChargeable(total) ? 'paid' : 'processed'
}
