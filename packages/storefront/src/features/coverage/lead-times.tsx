import { groupByLeadTime, type LeadTime } from '@colada/domain/schedule/lead-times'
import type { Zone } from '@colada/domain/schedule/zones'
import { Table } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { MessageKey } from '../../platform/language/messages.ts'
import { formatLeadTime } from './format-lead-time.ts'

/** Time from pickup to delivery of each service, in one city or compared between several. */
export function LeadTimes({ zones }: { zones: readonly Zone[] }) {
  const { t } = useTranslation(['coverage', 'shell'])
  const isComparison = zones.length > 1
  const nameOf = (category: number) => t(`shell:category.${category}` as MessageKey)
  return (
    <Table<LeadTime>
      caption={t('coverage:leadTime.title')}
      hideCaption
      isNarrow={isComparison}
      columns={[
        {
          id: 'service',
          label: t('coverage:leadTime.service'),
          cell: ({ categories }) => categories.map(nameOf).join(', '),
        },
        ...zones.map(({ id }, at) => ({
          id,
          label: isComparison ? t(`coverage:city.${id}`) : t('coverage:leadTime.time'),
          cell: ({ days }: LeadTime) => formatLeadTime(days[at]!, t, isComparison ? 'shortHours' : 'hours'),
        })),
      ]}
      rows={groupByLeadTime(zones)}
      getKey={({ categories }) => categories.join()}
    />
  )
}
