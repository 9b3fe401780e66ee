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

/** Search and refresh; phones show the refresh button as an icon (spec 000 §2, Orders list). */
export function OrdersTools({ query, onSearch, refreshing, onRefresh }: OrdersToolsProps) {
  const { t } = useTranslation('orders')
  const refreshLabel = t('orders:list.refresh')
  const refreshProps = { loading: refreshing, loadingLabel: t('orders:list.refreshing'), onClick: onRefresh }
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
        <Button appearance="outline" iconStart={<RefreshCwIcon size="small" />} {...refreshProps}>
          {refreshLabel}
        </Button>
      </Hidden>
      <Hidden from="md">
        <IconButton label={refreshLabel} icon={<RefreshCwIcon />} appearance="outline" {...refreshProps} />
      </Hidden>
    </Inline>
  )
}
