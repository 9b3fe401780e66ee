import { QueryView } from '@colada/client/api/query-view'
import { formatDate, formatInstant } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { statementSums, type WireEntry, type WireStatement } from '@colada/domain/business/contract'
import { getBusinessStatementFile } from '@colada/domain/staff/business-contract'
import { endpointPath } from '@colada/domain/wire/endpoint'
import {
  ButtonLink,
  Callout,
  DescriptionList,
  Inline,
  Select,
  Stack,
  Table,
  Text,
  TextLink,
} from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../platform/paths.ts'
import { useCompanyStatementQuery } from './endpoints.ts'
import { formatEuros } from './euros.ts'

export interface CompanyStatementsProps {
  readonly userId: number
  /** The newest first. */
  readonly months: readonly string[]
}

/** The statement of a chosen month of a company. */
export function CompanyStatements({ userId, months }: CompanyStatementsProps) {
  const { t } = useTranslation('business')
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
        options={months.map((each) => ({ value: each, label: each }))}
      />
      <MonthStatement key={month} userId={userId} month={month} />
    </Stack>
  )
}

function MonthStatement({ userId, month }: { readonly userId: number; readonly month: string }) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  const file = endpointPath(getBusinessStatementFile, { userId })
  return (
    <QueryView
      query={useCompanyStatementQuery({ userId, month })}
      loadingLabel={t('business:loading')}
      rows={5}
      failedTitle={t('business:statements.failed')}
    >
      {(statement) => (
        <Stack gap="md">
          {statement.provisional && <Callout>{t('business:statements.provisional')}</Callout>}
          <DescriptionList
            verbatim
            entries={statementSums.map((sum) => ({
              id: sum,
              term: t(`business:sums.${sum}`),
              description: formatEuros(statement[sum]),
              strong: sum === 'closing',
            }))}
          />
          <Entries statement={statement} />
          <Inline>
            <ButtonLink
              href={`/api${file}?${new URLSearchParams({ month, lang: language })}`}
              download
              appearance="outline"
            >
              {t('business:statements.pdf')}
            </ButtonLink>
          </Inline>
        </Stack>
      )}
    </QueryView>
  )
}

function Entries({ statement }: { readonly statement: WireStatement }) {
  const { t } = useTranslation('business')
  const language = useLanguage()
  if (statement.entries.length === 0) return <Text>{t('business:statements.empty')}</Text>
  return (
    <Table
      caption={t('business:statements.entries')}
      hideCaption
      columns={[
        {
          id: 'concept',
          label: t('business:statements.concept'),
          cell: conceptCell,
        },
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
          cell: ({ amount }) => formatEuros(amount),
        },
      ]}
      rows={statement.entries}
      getKey={({ id }) => String(id)}
    />
  )
}

const conceptCell = (entry: WireEntry) => <Concept entry={entry} />

function Concept({ entry }: { readonly entry: WireEntry }) {
  const { t } = useTranslation('business')
  const { kind, localizador: locator, reference } = entry
  return (
    <>
      {t(`business:kinds.${kind}`)}{' '}
      {locator !== '' && <TextLink href={orderPath(locator)}>{locator}</TextLink>}
      {reference}
    </>
  )
}
