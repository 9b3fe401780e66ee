import { Stack, Table, type TableProps, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { cookieKinds } from '../../platform/privacy/consent.ts'
import { lifetimeText } from '../../platform/privacy/lifetime-text.ts'
import { type StoredItem, storedItems } from '../../platform/privacy/stored-items.ts'

/** Every cookie, storage key and cache of the shop's pages, for the page about cookies: a table of each kind. */
export default function CookieTable() {
  const { t } = useTranslation('privacy')
  return cookieKinds.map((kind) => {
    const items = storedItems.filter((item) => item.kind === kind)
    if (items.length === 0) return null
    return (
      <Table
        key={kind}
        caption={t(`privacy:kind.${kind}`)}
        rows={items}
        getKey={({ name, area }) => `${name} ${area}`}
        columns={columnsOf(t)}
      />
    )
  })
}

const columnsOf = (t: Translate): TableProps<StoredItem>['columns'] => [
  {
    id: 'name',
    label: t('privacy:table.name'),
    cell: ({ name, area, provider }) => (
      <Stack gap="hair">
        <code>{name}</code>
        <Text as="span" size="small" tone="secondary" weight="regular">
          {t(`privacy:area.${area}`)}
          {provider !== undefined && ` (${provider})`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'purpose',
    label: t('privacy:table.purpose'),
    cell: ({ purpose }) => t(`privacy:purpose.${purpose}`),
  },
  {
    id: 'lifetime',
    label: t('privacy:table.lifetime'),
    cell: ({ lifetime }) => lifetimeText(lifetime, t),
  },
]
