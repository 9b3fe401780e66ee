import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { ButtonLink, Card, FieldGroup, Grid, Heading, Inline, Stack, Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closingPath } from '../../platform/paths.ts'
import { MovementForm } from './movement-form.tsx'
import { MovementTable } from './movement-table.tsx'

/** An open drawer of the store: its movements, a form for another one, and the way to its closing. */
export function DrawerCard({ drawer }: { readonly drawer: WireDrawer }) {
  const { t } = useTranslation('drawer')
  const language = useLanguage()
  // Another form after each movement, closed and empty.
  const [added, setAdded] = useState(0)
  const opening = { name: drawer.opened_by, time: formatDateTime(drawer.opened_at, language) }
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={2} size="title4">
            {t('drawer:tillOf', { till: drawer.till })}
          </Heading>
          <ButtonLink href={closingPath(drawer.id)} appearance="outline" tone="neutral">
            {t('drawer:closing.start')}
          </ButtonLink>
        </Inline>
        <Stack gap="xxs">
          <Text>{t('drawer:openedBy', opening)}</Text>
          <Text>{t('drawer:floatOf', { amount: formatMoney(fromEuros(drawer.float)) })}</Text>
        </Stack>
        <FieldGroup key={added} label={t('drawer:movement.title')} hint={t('drawer:movement.text')}>
          <Grid columns={{ base: 1, md: 2 }}>
            <MovementForm drawer={drawer} onAdded={() => setAdded(added + 1)} />
          </Grid>
        </FieldGroup>
        <MovementTable movements={drawer.movements} />
      </Stack>
    </Card>
  )
}
