import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { Badge, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './endpoints.ts'
import { SectionCard } from './section-card.tsx'

/** The incidents of an order, solved ones too. */
export function IncidentsCard({ incidents }: { incidents: OrderDetail['incidents'] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <SectionCard title={t('orders:detail.incidents')}>
      {incidents.map(({ description, created_at: createdAt, solved_at: solvedAt }) => (
        <Stack key={`${createdAt}${description}`} gap="xxs" align="start">
          <Text>{description}</Text>
          <Text size="small" tone="secondary">
            {t('orders:detail.created', { time: formatDateTime(createdAt, language) })}
          </Text>
          <Badge tone={solvedAt === null ? 'warning' : 'success'}>
            {solvedAt === null
              ? t('orders:detail.open')
              : t('orders:detail.solved', { time: formatDateTime(solvedAt, language) })}
          </Badge>
        </Stack>
      ))}
    </SectionCard>
  )
}
