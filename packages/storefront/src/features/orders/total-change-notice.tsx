import { formatList } from '@colada/client/format/list'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { TotalChange } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { ChangedTotal } from './total-change.ts'

/** Announces a changed total with its reasons. */
export function TotalChangeNotice({ change }: { change: ChangedTotal | null }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (!change) return <TotalChange />
  const reasons = change.reasons.map((reason) => t(`orders:totalChange.${reason}`))
  return (
    <TotalChange
      change={{
        title: t('orders:totalChange.title'),
        before: formatMoney(change.before),
        now: formatMoney(change.now),
        labels: { before: t('orders:totalChange.before'), now: t('orders:totalChange.now') },
        reason: t('orders:totalChange.because', { reasons: formatList(reasons, language) }),
      }}
    />
  )
}
