import { QueryView } from '@colada/client/api/query-view'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { ButtonLink, EmptyState, Heading, Hidden, Stack, TextLink } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosingReport } from './closing-report.tsx'
import { CountForm } from './count-form.tsx'
import { isOpen, isWaiting } from './drawer-state.ts'
import { useDrawersQuery } from './endpoints.ts'
import { storeName } from './store-name.ts'
import { WaitingNotice } from './waiting-notice.tsx'

/** The closing of a drawer: its blind count, then what it differs by, its approval, and its report. */
export function ClosingView({ drawerId }: { readonly drawerId: number }) {
  const { t } = useTranslation(['drawer', 'shell'])
  const drawers = useDrawersQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack gap="lg">
      <title>{`${t('drawer:closing.title')} | ${t('shell:name')}`}</title>
      <Hidden where="print">
        <TextLink href="/drawer" standalone>
          {t('drawer:closing.back')}
        </TextLink>
      </Hidden>
      <Heading level={1}>{t('drawer:closing.title')}</Heading>
      <QueryView query={drawers} loadingLabel={t('drawer:loading')} rows={6} failedTitle={t('drawer:failed')}>
        {(all) => <Closing drawer={all.find(({ id }) => id === drawerId)} />}
      </QueryView>
    </Stack>
  )
}

function Closing({ drawer }: { readonly drawer: WireDrawer | undefined }) {
  const { t } = useTranslation('drawer')
  const [isRecounting, setRecounting] = useState(false)
  if (!drawer)
    return (
      <EmptyState
        title={t('drawer:closing.unknownTitle')}
        actions={<ButtonLink href="/drawer">{t('drawer:closing.back')}</ButtonLink>}
      >
        {t('drawer:closing.unknownText')}
      </EmptyState>
    )
  const { store_id: storeId, till } = drawer
  return (
    <Stack gap="lg">
      <Heading level={2} size="title3">
        {t('drawer:tillAt', { till, store: storeName(storeId) })}
      </Heading>
      {isOpen(drawer) || isRecounting ? (
        <CountForm drawer={drawer} onCounted={() => setRecounting(false)} />
      ) : (
        <>
          {isWaiting(drawer) && <WaitingNotice drawer={drawer} onCountAgain={() => setRecounting(true)} />}
          <ClosingReport drawer={drawer} />
        </>
      )}
    </Stack>
  )
}
