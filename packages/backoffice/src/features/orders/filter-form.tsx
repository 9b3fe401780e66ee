import { orderStatus } from '@colada/domain/orders/status'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import {
  Button,
  Checkbox,
  DateField,
  Grid,
  Inline,
  SearchIcon,
  Select,
  Stack,
  TextField,
  TextLink,
} from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type FilterProblem, listPath, type OrderQuery, readFilters, typedDate } from './filters.ts'
import { statusText } from './status-view.tsx'

const flags = ['unpaid', 'incident', 'business'] as const

/** The filters of the list. They are in the URL, so that a reload, a bookmark and the way back keep them. */
export function FilterForm({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const [problems, setProblems] = useState<readonly FilterProblem[]>([])
  const statuses = Object.values(orderStatus)
  return (
    <form
      role="search"
      aria-label={t('orders:filters.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = readFilters(new FormData(event.currentTarget), query)
        setProblems(read.problems)
        if (read.problems.length === 0) void navigate(listPath(read.query))
      }}
    >
      <Stack gap="md">
        <TextField
          type="search"
          name="q"
          label={t('orders:filters.q')}
          hint={t('orders:filters.qHint')}
          iconStart={<SearchIcon />}
          defaultValue={query.q}
          error={problems.includes('q') ? t('orders:filters.qShort') : undefined}
        />
        <Grid columns={{ base: 1, sm: 3 }}>
          <Select
            name="status"
            label={t('orders:filters.status')}
            placeholder={t('orders:filters.anyStatus')}
            options={statuses.map((status) => ({ value: String(status), label: statusText(status, t) }))}
            defaultValue={query.status}
          />
          <Select
            name="zone"
            label={t('orders:filters.zone')}
            placeholder={t('orders:filters.anyZone')}
            options={zoneIds.map((zone) => ({ value: zone, label: t(`orders:zones.${zone}`) }))}
            defaultValue={query.zone}
          />
          <DateField
            name="date"
            label={t('orders:filters.date')}
            defaultValue={typedDate(query)}
            error={problems.includes('date') ? t('orders:filters.dateInvalid') : undefined}
          />
        </Grid>
        <Inline gap="lg">
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              name={flag}
              value="1"
              label={t(`orders:filters.${flag}`)}
              defaultChecked={query[flag] === '1'}
            />
          ))}
        </Inline>
        <Inline>
          <Button type="submit">{t('orders:filters.apply')}</Button>
          <TextLink href="/orders" standalone>
            {t('orders:filters.clear')}
          </TextLink>
        </Inline>
      </Stack>
    </form>
  )
}
