import { useLanguage } from '@colada/client/language/use-language'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { zones } from '@colada/domain/schedule/zones'
import { ContactMethods, DescriptionList, Heading, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatServiceHours, formatWeekdayRange } from '../../platform/format/service.ts'
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
            const zone = zones[id]
            const days = formatWeekdayRange(zone, language)
            const hours = formatServiceHours(zone)
            return {
              id,
              term: t(`shell:menu.${id}`),
              description: t('contact:ways.zone', { ...days, hours }),
            }
          })}
        />
      </Stack>
    </Stack>
  )
}
