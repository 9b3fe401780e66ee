import { formatInstant } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import type { Language } from '@colada/domain/wire/language'
import { Table, type TableColumn, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { orderPath } from '../../platform/paths.ts'

type Movement = WireDrawer['movements'][number]
type Columns = [TableColumn<Movement>, ...TableColumn<Movement>[]]

function columnsOf(t: Translate, language: Language): Columns {
  return [
    { id: 'kind', label: t('drawer:movement.kind'), cell: ({ kind }) => t(`drawer:kinds.${kind}`) },
    { id: 'time', label: t('drawer:time'), cell: ({ at }) => formatInstant(at, language) },
    {
      id: 'about',
      label: t('drawer:movement.about'),
      cell: ({ localizador: locator, reason }) =>
        locator === null ? reason : <TextLink href={orderPath(locator)}>{locator}</TextLink>,
    },
    { id: 'who', label: t('drawer:who'), cell: ({ staff }) => <span translate="no">{staff}</span> },
    {
      id: 'amount',
      label: t('drawer:amount'),
      align: 'end',
      cell: ({ amount }) => <span translate="no">{signed(fromEuros(amount))}</span>,
    },
  ]
}

/** What changed the cash of a drawer. */
export function MovementTable({ movements }: Pick<WireDrawer, 'movements'>) {
  const { t } = useTranslation('drawer')
  const language = useLanguage()
  if (movements.length === 0) return <Text tone="secondary">{t('drawer:movement.none')}</Text>
  return (
    <Table
      caption={t('drawer:movement.list')}
      rows={movements}
      getKey={({ id }) => String(id)}
      columns={columnsOf(t, language)}
    />
  )
}

const signed = (cents: number) => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))
