import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { Language } from '@colada/domain/wire/language'
import { Heading, Stack, Table, type TableColumn, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { closingPath } from '../../platform/paths.ts'
import { isOpen } from './drawer-state.ts'
import { storeName } from './store-name.ts'

export interface DrawerTableProps {
  readonly title: string
  readonly drawers: readonly WireDrawer[]
}

function columnsOf(
  t: Translate,
  language: Language,
): [TableColumn<WireDrawer>, ...TableColumn<WireDrawer>[]] {
  return [
    {
      id: 'drawer',
      label: t('drawer:drawer'),
      cell: ({ id, store_id: storeId, till }) => (
        <TextLink href={closingPath(id)}>{t('drawer:tillAt', { till, store: storeName(storeId) })}</TextLink>
      ),
    },
    {
      id: 'time',
      label: t('drawer:time'),
      cell: ({ opened_at: openedAt, closed_at: closedAt }) => formatDateTime(closedAt ?? openedAt, language),
    },
    {
      id: 'who',
      label: t('drawer:who'),
      cell: (drawer) => <span translate="no">{isOpen(drawer) ? drawer.opened_by : drawer.counted_by}</span>,
    },
    {
      id: 'difference',
      label: t('drawer:difference'),
      align: 'end',
      cell: ({ difference }) => (difference === null ? null : formatMoney(fromEuros(difference))),
    },
  ]
}

/** Drawers that wait, that are closed, or that are open at other stores; each leads to its closing. */
export function DrawerTable({ title, drawers }: DrawerTableProps) {
  const { t } = useTranslation('drawer')
  const language = useLanguage()
  if (drawers.length === 0) return null
  return (
    <Stack gap="sm">
      <Heading level={2} size="title4">
        {title}
      </Heading>
      <Table
        hideCaption
        caption={title}
        rows={drawers}
        getKey={({ id }) => String(id)}
        columns={columnsOf(t, language)}
      />
    </Stack>
  )
}
