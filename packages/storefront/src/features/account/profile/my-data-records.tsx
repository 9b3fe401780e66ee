import { useLanguage } from '@colada/client/language/use-language'
import { Accordion, DescriptionList, Heading, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useSourcesQuery } from '../endpoints.ts'
import { dataName, dataText } from './my-data-texts.ts'
import type { MyData } from './profile-endpoints.ts'

type Records = MyData['data'][string]

/** Kinds that are shown inside their order. */
const partsOfOrder = ['order_items', 'order_legs', 'order_history'] as const

/** Names of a garment in both languages, which `name` repeats in the language of the page. */
const repeated = new Set(['title', 'eng_title', 'order_id'])

export interface MyDataSectionsProps {
  readonly data: MyData['data']
  readonly open: readonly string[]
  readonly onOpenChange: (open: readonly string[]) => void
}

/** Ids of everything that can be opened. */
export const allSections = (data: MyData['data']): readonly string[] => [
  ...Object.keys(data),
  ...(data['orders'] ?? []).map(({ id }) => orderSection(id)),
]

const orderSection = (id: Records[number][string] | undefined) => `order-${String(id)}`

/** The kinds of data with their counts, closed at first. What is closed is not rendered. */
export function MyDataSections({ data, open, onOpenChange }: MyDataSectionsProps) {
  const { t } = useTranslation('profile')
  const parts: readonly string[] = partsOfOrder
  return (
    <Accordion
      level={2}
      open={open}
      onOpenChange={onOpenChange}
      items={Object.entries(data)
        .filter(([kind]) => !parts.includes(kind))
        .map(([kind, records]) => ({
          id: kind,
          question: t('profile:myData.counted', {
            kind: dataName('kinds', kind, t),
            count: records.length,
          }),
          answer:
            open.includes(kind) &&
            (kind === 'orders' ? (
              <Orders data={data} open={open} onOpenChange={onOpenChange} />
            ) : (
              <RecordList kind={kind} records={records} />
            )),
        }))}
    />
  )
}

function Orders({ data, open, onOpenChange }: MyDataSectionsProps) {
  const { t } = useTranslation('profile')
  const orders = data['orders'] ?? []
  if (orders.length === 0) return <Text tone="secondary">{t('profile:myData.none')}</Text>
  return (
    <Accordion
      level={3}
      open={open}
      onOpenChange={onOpenChange}
      items={orders.map((order) => ({
        id: orderSection(order['id']),
        question: t('profile:account.openOrder', { locator: order['localizador'] }),
        answer: open.includes(orderSection(order['id'])) && (
          <Stack gap="lg">
            <Fields record={order} />
            {partsOfOrder.map((kind) => (
              <Stack key={kind} gap="sm">
                <Heading level={4} size="title4">
                  {dataName('kinds', kind, t)}
                </Heading>
                <RecordList
                  kind={kind}
                  records={(data[kind] ?? []).filter(({ order_id: id }) => id === order['id'])}
                />
              </Stack>
            ))}
          </Stack>
        ),
      }))}
    />
  )
}

function RecordList({ kind, records }: { readonly kind: string; readonly records: Records }) {
  const { t } = useTranslation('profile')
  if (records.length === 0) return <Text tone="secondary">{t('profile:myData.none')}</Text>
  return (
    <Stack as="ul" role="list" gap="lg" aria-label={dataName('kinds', kind, t)}>
      {records.map((record) => (
        <li key={JSON.stringify(record)}>
          <Fields record={record} isPart={partsOfOrder.some((part) => part === kind)} />
        </li>
      ))}
    </Stack>
  )
}

function Fields({ record, isPart = false }: { readonly record: Records[number]; readonly isPart?: boolean }) {
  const { t } = useTranslation(['profile', 'orders'])
  const language = useLanguage()
  const { data: sources = [] } = useSourcesQuery()
  return (
    <DescriptionList
      entries={Object.entries(record)
        .filter(([name]) => !isPart || !repeated.has(name))
        .map(([name, value]) => ({
          id: name,
          term: dataName('fields', name, t),
          description: dataText(name, value, { t, language, sources }),
        }))}
    />
  )
}
