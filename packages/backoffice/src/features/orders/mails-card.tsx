import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { Table, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from './endpoints.ts'
import { SectionCard } from './section-card.tsx'

/** The mails about an order, sent or waiting. */
export function MailsCard({ mails }: { mails: OrderDetail['mails'] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <SectionCard title={t('orders:detail.mails')}>
      {mails.length === 0 ? (
        <Text>{t('orders:detail.noMails')}</Text>
      ) : (
        <Table
          hideCaption
          caption={t('orders:detail.mails')}
          rows={mails.map((mail, position) => ({ ...mail, position }))}
          getKey={({ position }) => String(position)}
          columns={[
            {
              id: 'what',
              label: t('orders:detail.what'),
              cell: ({ kind }) => t(`orders:detail.mailKind.${kind}`),
            },
            {
              id: 'time',
              label: t('orders:detail.time'),
              cell: ({ created_at: at, sent_at: sentAt }) => formatDateTime(sentAt ?? at, language),
            },
            {
              id: 'state',
              label: t('orders:detail.state'),
              cell: ({ status }) => t(`orders:detail.mailStatus.${status}`),
            },
          ]}
        />
      )}
    </SectionCard>
  )
}
