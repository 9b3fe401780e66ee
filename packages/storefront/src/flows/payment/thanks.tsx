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
            text: t(`orders:firstOrder.${id}Text`),
            icon: <Icon />,
          }))}
        />
      </Stack>
    </OrderThanks>
  )
}
