import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { Callout, Card, CashChange, Grid, Heading, Price, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { owesAtCounter } from './owes-at-counter.ts'
import { PaymentForm, type TakenPayment } from './payment-form.tsx'

export interface PaymentCardProps {
  readonly order: Order
  readonly version: number
}

/** Where the payment of an order is; links lead to it. */
export const paymentId = 'payment'

/** What an order still owes, and the form that takes it; then what was taken, with the change. */
export function PaymentCard({ order, version }: PaymentCardProps) {
  const { t } = useTranslation('drawer')
  const [payments, setPayments] = useState<readonly TakenPayment[]>([])
  const taken = payments.at(-1)
  const due = owesAtCounter(order) ? order.pending : 0
  if (due === 0 && !taken) return null
  return (
    <Card as="section" padding="large" id={paymentId} tabIndex={-1}>
      <Stack gap="md">
        <Heading level={2} size="title4">
          {t('drawer:payment.title')}
        </Heading>
        {taken && (
          <>
            <Callout tone="success" live="status">
              {t('drawer:payment.taken', { amount: formatMoney(taken.amount) })}
            </Callout>
            {taken.change > 0 && (
              <CashChange label={t('drawer:payment.giveBack')} amount={formatMoney(taken.change)} />
            )}
          </>
        )}
        {due > 0 && (
          <>
            <Stack gap="xxs">
              <Text tone="secondary">{t('drawer:payment.due')}</Text>
              <Price amount={formatMoney(due)} size="large" />
            </Stack>
            {/* Another form for the rest of a payment in parts. */}
            <Grid columns={{ base: 1, md: 2 }}>
              <PaymentForm
                key={payments.length}
                locator={order.locator}
                version={version}
                due={due}
                total={order.total}
                onTaken={(payment) => setPayments([...payments, payment])}
              />
            </Grid>
          </>
        )}
      </Stack>
    </Card>
  )
}
