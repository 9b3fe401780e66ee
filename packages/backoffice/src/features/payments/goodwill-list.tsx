import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireGoodwill } from '@colada/domain/counter/goodwill-contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Callout, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderGoodwill } from './goodwill-endpoints.ts'

/** What an order got out of goodwill, and what waits for a second person. */
export function GoodwillList({ goodwill: { given, proposal } }: { readonly goodwill: OrderGoodwill }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const textOf = ({ amount, method, reason, staff, at }: WireGoodwill) =>
    t('orders:goodwill.entry', {
      amount: formatMoney(fromEuros(amount)),
      way: t(`orders:goodwill.ways.${method}`),
      reason,
      staff,
      time: formatDateTime(at, language),
    })
  return (
    <Stack gap="xs">
      {given.map((entry) => (
        <Text key={`${entry.at} ${entry.amount} ${entry.reason}`}>{textOf(entry)}</Text>
      ))}
      {proposal && (
        <Callout title={t('orders:goodwill.proposed')}>
          {textOf(proposal)} {t('orders:goodwill.approve')}
        </Callout>
      )}
    </Stack>
  )
}
