import { QueryView } from '@colada/client/api/query-view'
import { formatDate, formatInstant } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import {
  getStatementFile,
  getStatementTable,
  statementSums,
  type WireEntry,
  type WireStatement,
} from '@colada/domain/business/contract'
import type { Month } from '@colada/domain/business/month'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import {
  ButtonLink,
  Callout,
  Card,
  DescriptionList,
  Heading,
  Inline,
  Select,
  Stack,
  Table,
  Text,
} from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStatementQuery } from './endpoints.ts'
import { formatMonth } from './format-month.ts'

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
        <Stack gap="md">
          {statement.provisional && <Callout>{t('business:statements.provisional')}</Callout>}
          <Sums statement={statement} />
          <Entries statement={statement} />
          <Inline>
            <ButtonLink href={`/api${getStatementFile.path}?${query}`} download appearance="outline">
              {t('business:statements.pdf')}
            </ButtonLink>
            <ButtonLink href={`/api${getStatementTable.path}?${query}`} download appearance="outline">
              {t('business:statements.csv')}
            </ButtonLink>
          </Inline>
        </Stack>
      )}
    </QueryView>
  )
}

const euros = (amount: number) => formatMoney(fromEuros(amount))

function Sums({ statement }: { readonly statement: WireStatement }) {
  const { t } = useTranslation('business')
  const shown = statementSums.filter((sum) => sum !== 'adjustments' || statement.adjustments !== 0)
  return (
    <DescriptionList
      verbatim
      entries={shown.map((sum) => ({
        id: sum,
        term: t(`business:sums.${sum}`),
        description: euros(statement[sum]),
        strong: sum === 'closing',
      }))}
    />
  )
}

function Entries({ statement }: { readonly statement: WireStatement }) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  if (statement.entries.length === 0) return <Text>{t('business:statements.empty')}</Text>
  const concept = ({ kind, localizador: locator, reference }: WireEntry) =>
    [t(`business:kinds.${kind}`), locator, reference].filter(Boolean).join(' · ')
  return (
    <Table
      caption={t('business:statements.entries')}
      hideCaption
      columns={[
        { id: 'concept', label: t('business:statements.concept'), cell: concept },
        {
          id: 'date',
          label: t('business:statements.date'),
          cell: ({ at, paid_on: paidOn }) =>
            paidOn ? formatDate(paidOn, language) : formatInstant(at, language),
        },
        {
          id: 'amount',
          label: t('business:statements.amount'),
          align: 'end',
          cell: ({ amount }) => euros(amount),
        },
      ]}
      rows={statement.entries}
      getKey={({ id }) => String(id)}
    />
  )
}
