import { QueryView } from '@colada/client/api/query-view'
import { formatDateTime } from '@colada/client/format/dates'
import { formatEuros } from '@colada/client/format/euros'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireCompany } from '@colada/domain/staff/business-contract'
import type { Language } from '@colada/domain/wire/language'
import { ButtonLink, EmptyState, Stack, Table, type TableColumn, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { companyPath } from '../../platform/paths.ts'
import { CreditBadge } from './credit-badge.tsx'
import { useCompaniesQuery } from './endpoints.ts'

/** The companies with credit or a request for it; requests first. */
export function CompanyList() {
  const { t } = useTranslation('business')
  const language = useLanguage()
  return (
    <QueryView
      query={useCompaniesQuery(undefined, { refetchOnMountOrArgChange: true })}
      loadingLabel={t('business:loading')}
      rows={6}
      failedTitle={t('business:failed')}
    >
      {(companies) =>
        companies.length === 0 ? (
          <EmptyState
            title={t('business:empty.title')}
            actions={<ButtonLink href="/orders">{t('business:empty.action')}</ButtonLink>}
          >
            {t('business:empty.text')}
          </EmptyState>
        ) : (
          <Table
            caption={t('business:caption')}
            hideCaption
            columns={columnsOf(t, language)}
            rows={companies}
            getKey={({ user_id: id }) => String(id)}
          />
        )
      }
    </QueryView>
  )
}

function columnsOf(
  t: Translate,
  language: Language,
): [TableColumn<WireCompany>, ...TableColumn<WireCompany>[]] {
  return [
    {
      id: 'company',
      label: t('business:columns.company'),
      cell: ({ user_id: id, business_name: name, cif }) => (
        <Stack gap="none" align="start">
          <TextLink href={companyPath(id)}>{name || cif || String(id)}</TextLink>
          <Text as="span" size="small" tone="secondary">
            {cif}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      label: t('business:columns.state'),
      cell: ({ state, requested_at: requestedAt }) => (
        <Stack gap="xxs" align="start">
          <CreditBadge state={state} />
          {requestedAt !== null && (
            <Text as="span" size="small">
              {t('business:requestedAt', { time: formatDateTime(requestedAt, language) })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'limit',
      label: t('business:columns.limit'),
      align: 'end',
      cell: ({ limit }) => formatEuros(limit),
    },
    {
      id: 'balance',
      label: t('business:columns.balance'),
      align: 'end',
      cell: ({ balance }) => formatEuros(balance),
    },
    {
      id: 'overdue',
      label: t('business:columns.overdue'),
      align: 'end',
      cell: ({ overdue }) => overdue > 0 && formatEuros(overdue),
    },
  ]
}
