import { orderStatus } from '@colada/domain/orders/status'
import { BagIcon, Heading, PackageCheckIcon, Stack, Steps, StoreIcon, TruckIcon } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { OrderThanks, type OrderThanksProps } from '../../features/orders/order-thanks.tsx'
import { type LegPlaces, placesOf } from '../../platform/format/order-status.ts'

/** Thanks for the payment of an order change. */
export function ChangeThanks(props: OrderThanksProps) {
  const { t } = useTranslation('orders')
  return (
    <OrderThanks {...props} title={t('orders:thanks.changeTitle')} text={t('orders:thanks.changeText')} />
  )
}

/** What happens next, by the places of the legs. */
const stepsOf = ({ pickup, delivery }: LegPlaces) => [
  { id: 'prepare', Icon: BagIcon } as const,
  pickup === 'store'
    ? ({ id: 'takeThere', Icon: StoreIcon } as const)
    : ({ id: 'collect', Icon: TruckIcon } as const),
  { id: delivery === 'store' ? 'fetch' : 'bring', Icon: PackageCheckIcon } as const,
]

/** Thanks for a first order, with the next steps. */
export function FirstOrderThanks(props: OrderThanksProps) {
  const { t } = useTranslation('orders')
  return (
    <OrderThanks {...props} title={t('orders:thanks.firstTitle')}>
      <NextSteps places={placesOf(props.order)} isExplained />
    </OrderThanks>
  )
}

/** Thanks for a later order: the names of the steps are enough. They begin with the pickup, so only before it. */
export function NextOrderThanks(props: OrderThanksProps) {
  const { status, kind } = props.order
  const isBeforePickup = kind === 'normal' && status === orderStatus.created
  return (
    <OrderThanks {...props}>{isBeforePickup && <NextSteps places={placesOf(props.order)} />}</OrderThanks>
  )
}

interface NextStepsProps {
  readonly places: LegPlaces
  readonly isExplained?: boolean
}

function NextSteps({ places, isExplained = false }: NextStepsProps) {
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
        steps={stepsOf(places).map(({ id, Icon }) => ({
          id,
          title: t(`orders:firstOrder.${id}`),
          ...(isExplained && { text: t(`orders:firstOrder.${id}Text`) }),
          icon: <Icon />,
        }))}
      />
    </Stack>
  )
}
