import {
  type StatementSum,
  statementSums,
  type WireEntry,
  type WireStatement,
} from '@colada/domain/business/contract'
import type { EntryKind } from '@colada/domain/business/statement'
import { ButtonLink, Callout, DescriptionList, Inline, Stack, Table, Text } from '@colada/ui'
import type { ReactNode } from 'react'
import { formatDate, formatInstant } from '../format/dates.ts'
import { formatEuros } from '../format/euros.ts'
import { useLanguage } from '../language/use-language.ts'

/** Texts of a statement, which are in the namespace `business` of each application. */
export type StatementText =
  | `sums.${StatementSum}`
  | `kinds.${EntryKind}`
  | `statements.${'provisional' | 'entries' | 'empty' | 'concept' | 'date' | 'amount' | 'pdf' | 'csv'}`

export interface StatementViewProps {
  readonly statement: WireStatement
  readonly text: (key: StatementText) => string
  /** URLs of the statement as files. */
  readonly files: { readonly pdf: string; readonly csv: string }
  /** How an order is shown; its locator by default. */
  readonly order?: (locator: string) => ReactNode
}

/** The statement of a month of a company: its sums, its entries, and its files. */
export function StatementView({ statement, text, files, order }: StatementViewProps) {
  const shown = statementSums.filter((sum) => sum !== 'adjustments' || statement.adjustments !== 0)
  return (
    <Stack gap="md">
      {statement.provisional && <Callout>{text('statements.provisional')}</Callout>}
      <DescriptionList
        verbatim
        entries={shown.map((sum) => ({
          id: sum,
          term: text(`sums.${sum}`),
          description: formatEuros(statement[sum]),
          strong: sum === 'closing',
        }))}
      />
      <Entries entries={statement.entries} text={text} order={order} />
      <Inline>
        {(['pdf', 'csv'] as const).map((kind) => (
          <ButtonLink key={kind} href={files[kind]} download appearance="outline">
            {text(`statements.${kind}`)}
          </ButtonLink>
        ))}
      </Inline>
    </Stack>
  )
}

type EntriesProps = Pick<StatementViewProps, 'text' | 'order'> & { readonly entries: readonly WireEntry[] }

function Entries({ entries, text, order = (locator) => locator }: EntriesProps) {
  const language = useLanguage()
  if (entries.length === 0) return <Text>{text('statements.empty')}</Text>
  const concept = ({ kind, localizador: locator, reference }: WireEntry) => (
    <>
      {text(`kinds.${kind}`)}
      {locator && <> · {order(locator)}</>}
      {reference && ` · ${reference}`}
    </>
  )
  return (
    <Table
      caption={text('statements.entries')}
      hideCaption
      columns={[
        { id: 'concept', label: text('statements.concept'), cell: concept },
        {
          id: 'date',
          label: text('statements.date'),
          cell: ({ at, paid_on: paidOn }) =>
            paidOn ? formatDate(paidOn, language) : formatInstant(at, language),
        },
        {
          id: 'amount',
          label: text('statements.amount'),
          align: 'end',
          cell: ({ amount }) => formatEuros(amount),
        },
      ]}
      rows={entries}
      getKey={({ id }) => String(id)}
    />
  )
}
