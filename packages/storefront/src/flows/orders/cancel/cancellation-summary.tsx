import { useLanguage } from '@colada/client/language/use-language'
import type { CancellationPreview } from '@colada/domain/cancellation/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { paymentWays } from '@colada/domain/payment/ways'
import { REFUND_DAYS } from '@colada/domain/payment/window'
import { EXTRA_TRANSPORT_CENTS } from '@colada/domain/schedule/slot-rules'
import { PriceSummary, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { legTime } from '../../../features/orders/leg-entries.ts'

export interface CancellationSummaryProps {
  readonly order: Order
  readonly preview: CancellationPreview
}

/** What was paid, what of it is kept and why, what comes back and how, and when the garments come back. */
export function CancellationSummary({ order, preview }: CancellationSummaryProps) {
  const { t } = useTranslation(['cancel', 'schedule'])
  const language = useLanguage()
  const { refund, kept, keptFor, parts, returnLeg, promoCode } = preview
  const price = formatMoney(EXTRA_TRANSPORT_CENTS)
  return (
    <Stack gap="md">
      {refund + kept === 0 ? (
        <Text>{t('cancel:free')}</Text>
      ) : (
        <PriceSummary
          label={t('cancel:summary')}
          lines={[
            {
              id: 'paid',
              label: t(order.isOnAccount ? 'cancel:ordered' : 'cancel:paid'),
              value: formatMoney(refund + kept),
            },
            ...keptFor.map(({ reason, amount }) => ({
              id: reason,
              label: t(`cancel:kept.${reason}`),
              value: formatMoney(-amount),
              note: t(`cancel:why.${reason}`, { price }),
            })),
          ]}
          total={{
            label: t(order.isOnAccount ? 'cancel:notBilled' : 'cancel:refund'),
            value: formatMoney(refund),
          }}
        />
      )}
      <Stack gap="xs">
        {refund === 0 && kept > 0 && <Text>{t('cancel:nothingBack')}</Text>}
        {paymentWays.map((way) => {
          const amount = sumOf(parts.filter(({ paidBy, card }) => paidBy === way && card === null))
          return amount === 0 ? null : (
            <Text key={way}>
              {t(`cancel:back.${way}`, { amount: formatMoney(amount), days: REFUND_DAYS })}
            </Text>
          )
        })}
        {digitsOf(parts).map((last4) => {
          const amount = sumOf(parts.filter(({ card }) => card?.last4 === last4))
          return amount === 0 ? null : (
            <Text key={last4}>
              {t('cancel:backToCard', { amount: formatMoney(amount), last4, days: REFUND_DAYS })}
            </Text>
          )
        })}
        {returnLeg && (
          <Text>
            {t(returnLeg.place === 'store' ? 'cancel:garmentsAtStore' : 'cancel:garments', {
              time: legTime(returnLeg, 'delivery', language, t),
              address: returnLeg.address,
            })}
          </Text>
        )}
        {promoCode !== '' && <Text>{t('cancel:code', { code: promoCode })}</Text>}
        <Text tone="secondary">{t('cancel:final')}</Text>
      </Stack>
    </Stack>
  )
}

const sumOf = (parts: CancellationPreview['parts']) => parts.reduce((sum, { refund }) => sum + refund, 0)

/** The last digits of each card that paid. */
const digitsOf = (parts: CancellationPreview['parts']) => [
  ...new Set(parts.flatMap(({ card }) => (card ? [card.last4] : []))),
]
