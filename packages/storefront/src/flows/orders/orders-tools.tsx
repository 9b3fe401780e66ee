import {
  Button,
  CloseIcon,
  Hidden,
  IconButton,
  Inline,
  RefreshCwIcon,
  SearchIcon,
  Stack,
  TextField,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'

export interface OrdersToolsProps {
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

/** Search and refresh; on a phone the refresh shows its icon alone (spec 000 §2, Orders list). */
export function OrdersTools({ query, onSearch, refreshing, onRefresh }: OrdersToolsProps) {
  const { t } = useTranslation('orders')
  const refresh = t('orders:list.refresh')
  const busy = { loading: refreshing, loadingLabel: t('orders:list.refreshing'), onClick: onRefresh }
  return (
    <Inline gap="sm" align="end" wrap={false}>
      <Stack grow>
        <TextField
          label={t('orders:list.search')}
          type="search"
          iconStart={<SearchIcon />}
          autoComplete="off"
          value={query}
          onChange={(event) => onSearch(event.target.value)}
          action={
            query !== '' && (
              <IconButton label={t('orders:list.clear')} icon={<CloseIcon />} onClick={() => onSearch('')} />
            )
          }
        />
      </Stack>
      <Hidden below="md">
        <Button appearance="outline" iconStart={<RefreshCwIcon size="small" />} {...busy}>
          {refresh}
        </Button>
      </Hidden>
      <Hidden from="md">
        <IconButton label={refresh} icon={<RefreshCwIcon />} appearance="outline" {...busy} />
      </Hidden>
    </Inline>
  )
}
