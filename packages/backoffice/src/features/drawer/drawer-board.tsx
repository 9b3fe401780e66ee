import { QueryView } from '@colada/client/api/query-view'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { Callout, Card, FieldGroup, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useMeQuery } from '../../platform/session/me.ts'
import { DrawerCard } from './drawer-card.tsx'
import { isOpen, isWaiting, openDrawersOf } from './drawer-state.ts'
import { DrawerTable } from './drawer-table.tsx'
import { useDrawersQuery } from './endpoints.ts'
import { OpenDrawerForm } from './open-drawer-form.tsx'
import { storeName } from './store-name.ts'

/** The drawers of the store of the session; operations see those of the other stores, too. */
export function DrawerBoard() {
  const { t } = useTranslation('drawer')
  const drawers = useDrawersQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: me } = useMeQuery()
  return (
    <QueryView query={drawers} loadingLabel={t('drawer:loading')} rows={6} failedTitle={t('drawer:failed')}>
      {(all) => (me ? <Drawers drawers={all} storeId={me.store_id} /> : null)}
    </QueryView>
  )
}

interface DrawersProps {
  readonly drawers: readonly WireDrawer[]
  /** The store of the session. */
  readonly storeId: number | null
}

function Drawers({ drawers, storeId }: DrawersProps) {
  const { t } = useTranslation('drawer')
  const own = openDrawersOf(drawers, storeId)
  const others = drawers.filter((drawer) => isOpen(drawer) && drawer.store_id !== storeId)
  return (
    <Stack gap="lg">
      <DrawerTable title={t('drawer:waiting')} drawers={drawers.filter(isWaiting)} />
      {storeId === null && <Callout title={t('drawer:noStore.title')}>{t('drawer:noStore.text')}</Callout>}
      {own.map((drawer) => (
        <DrawerCard key={drawer.id} drawer={drawer} />
      ))}
      {storeId !== null && own.length === 0 && (
        <Card as="section" padding="large">
          <Stack gap="sm">
            <Heading level={2} size="title4">
              {t('drawer:open.none', { store: storeName(storeId) })}
            </Heading>
            <OpenDrawerForm usedTills={[]} />
          </Stack>
        </Card>
      )}
      {storeId !== null && own.length > 0 && (
        // Closed and empty again once it has opened a drawer.
        <FieldGroup key={own.length} label={t('drawer:open.another')} hint={t('drawer:open.anotherHint')}>
          <OpenDrawerForm usedTills={own.map(({ till }) => till)} />
        </FieldGroup>
      )}
      <DrawerTable title={t('drawer:others')} drawers={others} />
      <DrawerTable
        title={t('drawer:closedLast')}
        drawers={drawers.filter(({ closed_at: closedAt }) => closedAt !== null)}
      />
    </Stack>
  )
}
