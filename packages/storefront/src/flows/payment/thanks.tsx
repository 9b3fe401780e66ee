import { orderStatus } from '@colada/domain/orders/status'
import { BagIcon, Heading, PackageCheckIcon, Stack, Steps, TruckIcon } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { OrderThanks, type OrderThanksProps } from '../../features/orders/order-thanks.tsx'

/** Thanks for the payment of an order change. */
export function ChangeThanks(props: OrderThanksProps) {
  const { t } = useTranslation('orders')
  return (
    <OrderThanks {...props} title={t('orders:thanks.changeTitle')} text={t('orders:thanks.changeText')} />
  )
}

const steps = [
  { id: 'prepare', Icon: BagIcon },
  { id: 'collect', Icon: TruckIcon },
  { id: 'bring', Icon: PackageCheckIcon },
] as const

/** Thanks for a first order, with the next steps. */
export function FirstOrderThanks(props: OrderThanksProps) {
  const { t } = useTranslation('orders')
  return (
    <OrderThanks {...props} title={t('orders:thanks.firstTitle')}>
      <NextSteps isExplained />
    </OrderThanks>
  )
}

/** Thanks for a later order: the names of the steps are enough. They begin with the pickup, so only before it. */
export function NextOrderThanks(props: OrderThanksProps) {
  const { status, kind } = props.order
  const isBeforePickup = kind === 'normal' && status === orderStatus.created
  return <OrderThanks {...props}>{isBeforePickup && <NextSteps />}</OrderThanks>
}

function NextSteps({ isExplained = false }: { readonly isExplained?: boolean }) {
  const { t } = useTranslation('orders')
  return (
    <Stack gap="md">
      <Heading level={2} size="title3">
        {t('orders:firstOrder.title')}
      </Heading>
      <Steps
        label={t('orders:firstOrder.title')}
        headingLevel={3}
        layout="list"
        steps={steps.map(({ id, Icon }) => ({
          id,
          title: t(`orders:firstOrder.${id}`),
          ...(isExplained && { text: t(`orders:firstOrder.${id}Text`) }),
          icon: <Icon />,
        }))}
      />
    </Stack>
  )
}
