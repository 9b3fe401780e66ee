import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { movementKinds, totalsByKind } from '@colada/domain/counter/drawer'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { Button, Card, DescriptionList, Grid, Hidden, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { MovementTable } from './movement-table.tsx'

/** The report of a counted drawer, for the screen and for paper. */
export function ClosingReport({ drawer }: { readonly drawer: WireDrawer }) {
  const { t } = useTranslation('drawer')
  const language = useLanguage()
  const totals = totalsByKind(
    drawer.movements.map(({ kind, amount }) => ({ kind, amount: fromEuros(amount) })),
  )
  const euros = (amount: number | null) => formatMoney(fromEuros(amount ?? 0))
  const when = (seconds: number) => formatDateTime(seconds, language)
  const entry = (id: 'opened' | 'countedBy' | 'closed' | 'approvedBy' | 'reason', description: string) => ({
    id,
    term: t(`drawer:report.${id}`),
    description,
  })
  const { closed_at: closedAt, approved_by: approvedBy, counted_by: countedBy, reason } = drawer
  return (
    <Stack gap="lg">
      <Grid gap="lg" columns={{ base: 1, md: 2 }}>
        <Card padding="large">
          <DescriptionList
            verbatim
            entries={[
              { id: 'float', term: t('drawer:report.float'), description: euros(drawer.float) },
              ...movementKinds
                .filter((kind) => totals[kind].count > 0)
                .map((kind) => ({
                  id: kind,
                  term: t('drawer:report.kind', {
                    kind: t(`drawer:kinds.${kind}`),
                    number: totals[kind].count,
                  }),
                  description: formatMoney(totals[kind].amount),
                })),
              {
                id: 'expected',
                term: t('drawer:expected'),
                description: euros(drawer.expected),
                strong: true,
              },
              { id: 'counted', term: t('drawer:counted'), description: euros(drawer.counted), strong: true },
              {
                id: 'difference',
                term: t('drawer:difference'),
                description: euros(drawer.difference),
                strong: true,
              },
            ]}
          />
        </Card>
        <Card padding="large">
          <DescriptionList
            verbatim
            entries={[
              entry('opened', `${drawer.opened_by}, ${when(drawer.opened_at)}`),
              entry('countedBy', countedBy ?? ''),
              ...(reason === '' ? [] : [entry('reason', reason)]),
              ...(approvedBy === null ? [] : [entry('approvedBy', approvedBy)]),
              ...(closedAt === null ? [] : [entry('closed', when(closedAt))]),
            ]}
          />
        </Card>
      </Grid>
      <MovementTable movements={drawer.movements} />
      <Hidden where="print">
        <Button onClick={() => print()}>{t('drawer:report.print')}</Button>
      </Hidden>
    </Stack>
  )
}
