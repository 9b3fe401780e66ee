import { dateOf, daysBetween, formatDateTime, formatDay } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { replyDateOf } from '@colada/domain/contact/reply-date'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { ButtonLink, Callout, Stack, Text, Thumbnails } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type OrderMessage, useOrderMessagesQuery } from '../../features/contact/endpoints.ts'
import type { Translate } from '../../platform/language/messages.ts'

/** Messages and claims are possible from the pickup on. */
export const wasCollected = ({ statusHistory }: Order) =>
  statusHistory.some(({ status }) => status === orderStatus.collected)

export interface OrderMessagesProps {
  readonly order: Order
  /** The server's time, epoch seconds. */
  readonly now: number
}

/** What the customer has sent about an order and by when it is answered, and the way to answer an incident in words. */
export function OrderMessages({ order, now }: OrderMessagesProps) {
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
  return (
    <>
      {isQuestion && (
        <div>
          <ButtonLink href={href} {...(isAnswered && { appearance: 'outline' })}>
            {t(isAnswered ? 'contact:answer.again' : 'contact:answer.title')}
          </ButtonLink>
        </div>
      )}
      {messages[0] && (
        <Callout tone="info">
          <Stack gap="xs">
            {messages.map((message) => (
              <SentMessage key={message.id} message={message} />
            ))}
            <Text size="small">{replyText(messages[0], now, language, t)}</Text>
          </Stack>
        </Callout>
      )}
    </>
  )
}

function SentMessage({ message }: { message: OrderMessage }) {
  const { t } = useTranslation('contact')
  const { type, sentAt, pictures, thumbnails } = message
  const sent = t(`contact:sentMessages.${type}`, { time: formatDateTime(sentAt, useLanguage()) })
  const text = pictures === 0 ? sent : `${sent} ${t('contact:sentMessages.pictures', { count: pictures })}`
  return (
    <Stack gap="xs">
      <Text>{text}</Text>
      {thumbnails.length > 0 && (
        <Thumbnails
          label={t('contact:pictures.label', { count: thumbnails.length })}
          pictures={thumbnails.map((src, at) => ({
            src,
            alt: t('contact:sentMessages.picture', { number: at + 1 }),
          }))}
        />
      )}
    </Stack>
  )
}

/** By when the latest message is answered; once that day is over, only how. */
function replyText({ sentAt }: OrderMessage, now: number, language: Language, t: Translate): string {
  const date = replyDateOf(dateOf(sentAt))
  if (daysBetween(dateOf(now), date) < 0) return t('contact:sentMessages.reply')
  return t('contact:sentMessages.replyBy', { day: formatDay(date, language) })
}
