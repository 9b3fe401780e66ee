import { formatList } from '@colada/client/format/list'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { partsOf } from '@colada/domain/orders/parts'
import type { TimelineEvent } from '@colada/domain/orders/timeline'
import { Card, Grid, Heading, Hidden, OrderTimeline, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { garmentsText } from './order-garments.ts'
import { timelineSteps } from './timeline.ts'

export interface OrderProgressProps {
  readonly order: Order
  /** What happened to it, oldest first. */
  readonly events: readonly TimelineEvent[]
}

/** What happened to an order and its next steps, or the steps of each of its parts while they differ, on screens only. */
export function OrderProgress({ order, events }: OrderProgressProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const parts = partsOf(order)
  return (
    <Hidden where="print">
      <Card as="section" padding="large">
        <Stack gap="md">
          <Heading level={2} size="title4">
            {t('orders:detail.timeline')}
          </Heading>
          {parts.length === 0 ? (
            <Timeline
              label={t('orders:detail.timeline')}
              order={order}
              {...(events.length > 0 && { events })}
            />
          ) : (
            <Grid columns={{ base: 1, md: 2 }} gap="lg">
              {parts.map((part) => {
                const name = formatList(part.categoryNames, language)
                return (
                  <Stack key={name} gap="sm">
                    <div>
                      <Heading level={3} size="title4">
                        {name}
                      </Heading>
                      <Text size="small" tone="secondary">
                        {garmentsText(part, language, t)}
                      </Text>
                    </div>
                    <Timeline label={name} order={{ ...order, ...part }} />
                  </Stack>
                )
              })}
            </Grid>
          )}
        </Stack>
      </Card>
    </Hidden>
  )
}

interface TimelineProps {
  readonly label: string
  readonly order: Pick<Order, 'kind' | 'status' | 'statusHistory' | 'pickups' | 'deliveries'>
  readonly events?: readonly TimelineEvent[]
}

function Timeline({ label, order, events }: TimelineProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <OrderTimeline
      label={label}
      steps={timelineSteps(order, language, t, events)}
      stateLabels={{
        done: t('orders:detail.done'),
        current: t('orders:detail.current'),
        upcoming: t('orders:detail.upcoming'),
        problem: t('orders:detail.attention'),
      }}
    />
  )
}
