import { QueryView } from '@colada/client/api/query-view'
import { StatementView } from '@colada/client/business/statement-view'
import { formatMonth } from '@colada/client/format/month'
import { useLanguage } from '@colada/client/language/use-language'
import { getBusinessStatementFile, getBusinessStatementTable } from '@colada/domain/staff/business-contract'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { Select, Stack, Text, TextLink } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import { useCompanyStatementQuery } from './endpoints.ts'

export interface CompanyStatementsProps {
  readonly userId: number
  /** The newest first. */
  readonly months: readonly string[]
}

/** The statement of a chosen month of a company. */
export function CompanyStatements({ userId, months }: CompanyStatementsProps) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  const [chosen, setMonth] = useState<string>()
  // The first payment or order of a company adds its first month.
  const month = chosen ?? months[0]
  if (month === undefined) return <Text>{t('business:statements.none')}</Text>
  return (
    <Stack gap="md">
      <Select
        label={t('business:statements.month')}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
        options={months.map((each) => ({ value: each, label: formatMonth(each, language) }))}
      />
      <MonthStatement key={month} userId={userId} month={month} />
    </Stack>
  )
}

function MonthStatement({ userId, month }: { readonly userId: number; readonly month: string }) {
  const { t } = useTranslation('business')
  const query = new URLSearchParams({ month, lang: useLanguage() })
  return (
    <QueryView
      query={useCompanyStatementQuery({ userId, month })}
      loadingLabel={t('business:loading')}
      rows={5}
      failedTitle={t('business:statements.failed')}
    >
      {(statement) => (
        <StatementView
          statement={statement}
          text={(key) => t(`business:${key}`)}
          files={{
            pdf: `/api${endpointPath(getBusinessStatementFile, { userId })}?${query}`,
            csv: `/api${endpointPath(getBusinessStatementTable, { userId })}?${query}`,
          }}
          order={orderLink}
        />
      )}
    </QueryView>
  )
}

const orderLink = (locator: string) => <TextLink href={orderPath(locator)}>{locator}</TextLink>
