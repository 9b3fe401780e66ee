import { useLanguage } from '@colada/client/language/use-language'
import { CUT_OFF_HOURS } from '@colada/domain/schedule/slot-rules'
import { SLOT_HOURS, type Zone } from '@colada/domain/schedule/zones'
import { DescriptionList, Grid, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatServiceHours } from '../../platform/format/service.ts'
import { formatClosedDays, formatServiceDays } from './format-service.ts'
import { LeadTimes } from './lead-times.tsx'

/** Days, hours, slots and lead times of a city. */
export function ServiceFacts({ zone }: { zone: Zone }) {
  const { t } = useTranslation('coverage')
  const language = useLanguage()
  const closed = formatClosedDays(zone, language)
  const entries = [
    ['days', t('coverage:service.days'), formatServiceDays(zone, t, language)],
    ...(closed === '' ? [] : [['closed', t('coverage:service.closed'), closed]]),
    ['hours', t('coverage:service.hours'), formatServiceHours(zone)],
    ['slots', t('coverage:service.slots'), t('coverage:service.slotHours', { hours: SLOT_HOURS })],
    [
      'soonest',
      t('coverage:service.soonest'),
      t('coverage:service.soonestHours', { hours: CUT_OFF_HOURS.book }),
    ],
  ]
  return (
    <Grid columns={{ base: 1, md: 2 }} gap="xl">
      <Stack as="section" gap="md" aria-labelledby="service">
        <Heading level={2} size="title3" id="service">
          {t('coverage:service.title')}
        </Heading>
        <DescriptionList
          entries={entries.map(([id = '', term = '', description = '']) => ({ id, term, description }))}
        />
      </Stack>
      <Stack as="section" gap="md" aria-labelledby="lead-times">
        <Heading level={2} size="title3" id="lead-times">
          {t('coverage:leadTime.title')}
        </Heading>
        <LeadTimes zones={[zone]} />
      </Stack>
    </Grid>
  )
}
