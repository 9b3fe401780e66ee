import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { Card, Heading, Hidden, OrderTimeline, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { timelineSteps } from './timeline.ts'

/** The steps of an order, on screens only. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <Hidden where="print">
      <Card as="section" padding="large">
        <Stack gap="sm">
          <Heading level={2} size="title4">
            {t('orders:detail.timeline')}
          </Heading>
          <OrderTimeline
            label={t('orders:detail.timeline')}
            steps={timelineSteps(order, language, t)}
            stateLabels={{
              done: t('orders:detail.done'),
              current: t('orders:detail.current'),
              upcoming: t('orders:detail.upcoming'),
              problem: t('orders:detail.attention'),
            }}
          />
        </Stack>
      </Card>
    </Hidden>
  )
}
