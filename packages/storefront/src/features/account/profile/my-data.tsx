import { problemText } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { downloadJson } from '@colada/client/browser/download'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { Button, Callout, Inline, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { allSections, MyDataSections } from './my-data-records.tsx'
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
  const [open, setOpen] = useState<readonly string[]>([])
  const printAll = () => {
    flushSync(() => setOpen(allSections(shown.data)))
    print()
  }
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
        <Button tone="neutral" appearance="outline" onClick={printAll}>
          {t('profile:myData.print')}
        </Button>
        <Text size="small" tone="secondary">
          {t('profile:myData.generated', {
            when: formatDateTime(Date.parse(shown.generated_at) / 1_000, language),
          })}
        </Text>
      </Inline>
      <MyDataSections data={shown.data} open={open} onOpenChange={setOpen} />
    </Stack>
  )
}
