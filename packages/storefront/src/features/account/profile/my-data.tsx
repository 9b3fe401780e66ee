import { problemText } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { downloadJson } from '@colada/client/browser/download'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import {
  Button,
  Callout,
  Card,
  DescriptionList,
  Heading,
  Inline,
  PageSections,
  Stack,
  Text,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { dataName, dataText } from './my-data-texts.ts'
import { type MyData, useDownloadMyDataMutation, useMyDataQuery } from './profile-endpoints.ts'

/** Everything that is stored about the customer, to read, print or download. */
export function MyDataView() {
  const { t } = useTranslation('profile')
  return (
    <QueryView
      query={useMyDataQuery()}
      loadingLabel={t('profile:myData.loading')}
      rows={6}
      failedTitle={t('profile:myData.failed')}
    >
      {(data) => <Contents {...data} />}
    </QueryView>
  )
}

function Contents(shown: MyData) {
  const { t } = useTranslation(['common', 'profile'])
  const language = useLanguage()
  const [request, { isLoading, error }] = useDownloadMyDataMutation()
  const download = async () => {
    const { data: file } = await request()
    if (!file) return
    const date = file.generated_at.slice(0, 10)
    downloadJson(t('profile:myData.fileName', { date }), file)
  }
  return (
    <Stack gap="lg">
      {error && (
        <Callout tone="danger" live="alert" title={t('profile:myData.notDownloaded')}>
          {problemText(error, t)}
        </Callout>
      )}
      <Inline gap="sm">
        <Button
          loading={isLoading}
          loadingLabel={t('profile:myData.downloading')}
          onClick={() => void download()}
        >
          {t('profile:myData.download')}
        </Button>
        <Button tone="neutral" appearance="outline" onClick={() => print()}>
          {t('profile:myData.print')}
        </Button>
        <Text size="small" tone="secondary">
          {t('profile:myData.generated', {
            when: formatDateTime(Date.parse(shown.generated_at) / 1_000, language),
          })}
        </Text>
      </Inline>
      <PageSections
        contentsLabel={t('profile:onThisPage')}
        headingLevel={2}
        sections={Object.entries(shown.data).map(([kind, records]) => ({
          id: kind,
          title: dataName('kinds', kind, t),
          body: <Records kind={kind} records={records} />,
        }))}
      />
    </Stack>
  )
}

function Records({ kind, records }: { kind: string; records: MyData['data'][string] }) {
  const { t } = useTranslation(['profile', 'orders'])
  const language = useLanguage()
  if (records.length === 0) return <Text tone="secondary">{t('profile:myData.none')}</Text>
  return records.map((record, index) => (
    <Card key={JSON.stringify(record)} as="article">
      <Stack gap="sm">
        {records.length > 1 && (
          <Heading level={3} size="title4">
            {t('profile:myData.record', {
              kind: dataName('kinds', kind, t),
              position: index + 1,
              count: records.length,
            })}
          </Heading>
        )}
        <DescriptionList
          entries={Object.entries(record).map(([name, value]) => ({
            id: name,
            term: dataName('fields', name, t),
            description: dataText(name, value, t, language),
          }))}
        />
      </Stack>
    </Card>
  ))
}
