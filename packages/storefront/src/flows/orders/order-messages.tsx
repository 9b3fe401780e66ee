import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, Callout, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type OrderMessage, useOrderMessagesQuery } from '../../features/contact/endpoints.ts'

/** Messages are possible from the pickup on. */
const wasCollected = ({ statusHistory }: Order) =>
  statusHistory.some(({ status }) => status === orderStatus.collected)

/** What the customer has sent about an order, and the way to answer an incident in words. */
export function OrderMessages({ order }: { order: Order }) {
  const { t } = useTranslation(['contact', 'orders'])
  const language = useLanguage()
  const { data: messages = [] } = useOrderMessagesQuery(order.id, { skip: !wasCollected(order) })
  // Without garments to add, the incident is a question that only words can answer.
  const isQuestion =
    order.status === orderStatus.incident &&
    order.canReportIncident &&
    order.incidents.some(({ missingItems }) => missingItems.length === 0)
  const isAnswered = messages.some(({ type }) => type === 'respuesta')
  const href = routePath(language, 'AnswerIncident', { id: order.id })
  const textOf = ({ type, sentAt, pictures }: OrderMessage) => {
    const sent = t(`contact:sentMessages.${type}`, { time: formatDateTime(sentAt, language) })
    return pictures === 0 ? sent : `${sent} ${t('contact:sentMessages.pictures', { count: pictures })}`
  }
  return (
    <>
      {isQuestion && (
        <div>
          <ButtonLink href={href} {...(isAnswered && { appearance: 'outline' })}>
            {t(isAnswered ? 'contact:answer.again' : 'contact:answer.title')}
          </ButtonLink>
        </div>
      )}
      {messages.length > 0 && (
        <Callout tone="info">
          <Stack gap="xs">
            {messages.map((message) => (
              <Text key={message.id}>{textOf(message)}</Text>
            ))}
            <Text size="small">{t('contact:sentMessages.reply')}</Text>
          </Stack>
        </Callout>
      )}
    </>
  )
}
