import { ButtonLink, ThankYou } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { OrderThanks, type OrderThanksProps } from './order-thanks.tsx'
import { OrderVoucher } from './order-voucher.tsx'

/** The confirmation of packs, with their voucher code, or of garments added to an order. */
export function DirectThanks(props: OrderThanksProps) {
  const { order, orderHref, homeHref, headingLevel = 2 } = props
  const { t } = useTranslation('orders')
  if (order.kind === 'normal') {
    return (
      <OrderThanks
        {...props}
        title={t('orders:direct.done.addedTitle')}
        text={t('orders:direct.done.addedText')}
      />
    )
  }
  return (
    <ThankYou
      title={t('orders:direct.done.packsTitle')}
      headingLevel={headingLevel}
      text={t('orders:direct.done.packsText')}
      locator={{ label: t('orders:thanks.locator'), value: order.locator }}
      actions={
        <>
          <ButtonLink href={homeHref}>{t('orders:direct.done.use')}</ButtonLink>
          <ButtonLink href={orderHref} appearance="outline">
            {t('orders:direct.movedToOrder')}
          </ButtonLink>
        </>
      }
    >
      <OrderVoucher order={order} />
    </ThankYou>
  )
}
