import { problemText } from '@colada/client/api/problem-text'
import { useLanguage } from '@colada/client/language/use-language'
import type { OrderMessageType } from '@colada/domain/contact/contact-form'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { AlertDialog, Button, ButtonLink, Card, Heading, Inline, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerIncidentMutation } from '../../features/orders/endpoints.ts'
import { countMissing } from '../../features/orders/missing-garments.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { processLeft } from '../../platform/store/process-slice.ts'

export interface IncidentAnswersProps {
  readonly order: Order
  /** What the garments cost. */
  readonly price: Cents
}

/**
 * The question about garments that were in the bag but not in the order, and the answers other than to add them, which
 * the summary beside it does.
 */
export function IncidentAnswers({ order, price }: IncidentAnswersProps) {
  const { t } = useTranslation(['common', 'orders'])
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const goTo = useGoTo()
  const [asks, setAsks] = useState(false)
  const [answer, { isLoading, error }] = useAnswerIncidentMutation()
  const count = countMissing(order)
  const notMine = 'no-es-mia' satisfies OrderMessageType

  const bringBack = async () => {
    const { data } = await answer({ orderId: order.id, answer: 'return' })
    if (!data) return
    notify({ key: 'orders:direct.incident.returned', params: { count }, tone: 'success', page: 'next' })
    goTo(routePath(language, 'OrderDetail', { id: order.id }), { replace: true })
    dispatch(processLeft())
  }

  return (
    <Card as="section" padding="large" aria-labelledby="incident-question">
      <Stack gap="md">
        <Heading level={2} size="title4" id="incident-question">
          {t('orders:direct.incident.question', { count, amount: formatMoney(price) })}
        </Heading>
        <Text>{t('orders:direct.incident.others', { count })}</Text>
        {error && <Text tone="danger">{problemText(error, t)}</Text>}
        <Inline gap="sm">
          <Button
            tone="neutral"
            appearance="outline"
            loading={isLoading}
            loadingLabel={t('orders:direct.incident.answering')}
            onClick={() => setAsks(true)}
          >
            {t('orders:direct.incident.return', { count })}
          </Button>
          <ButtonLink
            tone="neutral"
            appearance="outline"
            href={`${routePath(language, 'AnswerIncident', { id: order.id })}?type=${notMine}`}
          >
            {t('orders:direct.incident.notMine', { count })}
          </ButtonLink>
        </Inline>
      </Stack>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('orders:direct.incident.returnTitle', { count })}
        description={t('orders:direct.incident.returnText', { count })}
        cancelLabel={t('orders:direct.incident.returnCancel')}
        confirmLabel={t('orders:direct.incident.return', { count })}
        onConfirm={() => void bringBack()}
      />
    </Card>
  )
}
