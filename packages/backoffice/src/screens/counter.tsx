import { orderTakingRoles } from '@colada/domain/staff/rights'
import { Grid, Heading, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Finder } from '../features/counter/finder.tsx'
import { OpenOrders } from '../features/counter/open-orders.tsx'
import { ShortcutHelp } from '../features/counter/shortcut-help.tsx'
import { customerPath, newCustomerPath } from '../platform/paths.ts'
import { useMeQuery } from '../platform/session/me.ts'
import { requireRole } from '../platform/session/require-role.ts'
import { selectLastCustomer } from '../platform/session/session-slice.ts'
import { useAppSelector } from '../platform/store.ts'
import { useShortcut } from '../platform/use-shortcut.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the lists are loaded by their queries. */
export const clientLoader = () => null

/** Orders of a store, the oldest first. */
const few = { limit: '10', sort: 'oldest' } as const

export default function Counter() {
  const { t } = useTranslation(['counter', 'shell'])
  const navigate = useNavigate()
  const last = useAppSelector(selectLastCustomer)
  const { data: me } = useMeQuery()
  const store = me?.store_id && String(me.store_id)
  const ofStore = { ...few, ...(store && { store }) }
  /** Those that it took, and those that customers collect there. */
  const atStore = { ...few, ...(store && { at_store: store }) }
  useShortcut({ modifier: 'alt', code: 'KeyN' }, () => void navigate(newCustomerPath()))
  return (
    <Stack gap="lg">
      <title>{`${t('counter:title')} | ${t('shell:name')}`}</title>
      <Inline justify="between">
        <Heading level={1}>{t('counter:title')}</Heading>
        <ShortcutHelp />
      </Inline>
      <Finder />
      <Inline gap="lg">
        <TextLink href={newCustomerPath()} standalone>
          {t('counter:newCustomer.title')}
        </TextLink>
        {last && (
          <TextLink href={customerPath(last.id)} standalone>
            {t('counter:lastCustomer', { name: last.name })}
          </TextLink>
        )}
      </Inline>
      <Grid gap="lg" columns={{ base: 1, md: 2 }}>
        <OpenOrders
          title={t('counter:unpaid.title')}
          emptyText={t('counter:unpaid.none')}
          query={{ ...ofStore, unpaid: '1' }}
          amount="pending"
        />
        <OpenOrders
          title={t('counter:ready.title')}
          emptyText={t('counter:ready.none')}
          query={{ ...atStore, status: '30' }}
          amount="total"
        />
      </Grid>
    </Stack>
  )
}
