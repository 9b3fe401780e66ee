import { zoneIds, zones } from '@colada/domain/schedule/zones'
import { ContactMethods, DescriptionList, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatHours, formatWeekday } from '../../platform/format/dates.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { useContactMethods } from './use-contact-methods.tsx'

/** Telephone, WhatsApp and e-mail of the shop, and the service days and hours of every zone. */
export function ContactWays() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const methods = useContactMethods()
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={2} size="title3">
          {t('contact:ways.title')}
        </Heading>
        <ContactMethods methods={methods} />
      </Stack>
      <Stack gap="sm">
        <Heading level={2} size="title3">
          {t('contact:ways.hours')}
        </Heading>
        <DescriptionList
          entries={zoneIds.map((id) => {
            const { name, weekdays, opens, closes } = zones[id]
            const first = formatWeekday(weekdays[0]!, language)
            const last = formatWeekday(weekdays.at(-1)!, language)
            const hours = formatHours(`${opens}:00`, `${closes}:00`)
            return { id, term: name, description: t('contact:ways.zone', { first, last, hours }) }
          })}
        />
      </Stack>
    </Stack>
  )
}
