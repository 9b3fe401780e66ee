import { QueryView } from '@colada/client/api/query-view'
import { StatementView } from '@colada/client/business/statement-view'
import { formatMonth } from '@colada/client/format/month'
import { useLanguage } from '@colada/client/language/use-language'
import { getStatementFile, getStatementTable } from '@colada/domain/business/contract'
import type { Month } from '@colada/domain/business/month'
import { Card, Heading, Select, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatementQuery } from './endpoints.ts'

/** The statement of a chosen month, with its files; that of the current month is provisional. */
export function Statements({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  // The last month that is over comes first to mind; the newest one is the current month.
  const [month, setMonth] = useState(months[1] ?? months[0])
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Heading level={2} size="title4">
          {t('business:statements.title')}
        </Heading>
        {month === undefined ? (
          <Text>{t('business:statements.none')}</Text>
        ) : (
          <>
            <Select
              label={t('business:statements.month')}
              value={month}
              onChange={(event) => setMonth(event.target.value)}
              options={months.map((each) => ({ value: each, label: formatMonth(each, language) }))}
            />
            <MonthStatement key={month} month={month} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function MonthStatement({ month }: { readonly month: Month }) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  const query = new URLSearchParams({ month, lang: language })
  return (
    <QueryView
      query={useStatementQuery(month)}
      loadingLabel={t('business:statements.loading')}
      rows={5}
      failedTitle={t('business:statements.failed')}
    >
      {(statement) => (
        <StatementView
          statement={statement}
          text={(key) => t(`business:${key}`)}
          files={{
            pdf: `/api${getStatementFile.path}?${query}`,
            csv: `/api${getStatementTable.path}?${query}`,
          }}
        />
      )}
    </QueryView>
  )
}
